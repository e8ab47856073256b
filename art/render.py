"""Renders one scene: `blender -b -P art/render.py -- <scene> [option=value ...]`, see README."""

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

scenes = sorted(path.stem for path in (HERE / 'scenes').glob('*.py'))
words = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
if not words or words[0] not in scenes:
    sys.exit(f'Name a scene after "--": {", ".join(scenes)}')
runpy.run_path(str(HERE / 'scenes' / f'{words[0]}.py'))
