"""The house palette: named materials, made when first asked for. `K.navy`, `K.lampw` and so on."""

from .glazing import glass, solar
from .lights import flame, glow
from .surfaces import concrete, metal, paint

PAINTS = {
    'white': ('#E7E3DA', 0.42),
    'cream': ('#D9CFBB', 0.5),
    'grey': ('#7E858A', 0.5),
    'dark': ('#23292F', 0.5),
    'navy': ('#123252', 0.42),
    'ink': ('#0B1F33', 0.45),
    'amber': ('#F0A01C', 0.42),
    'ember': ('#E2571C', 0.45),
    'red': ('#8F2A1C', 0.5),
    'green': ('#1B7F5C', 0.45),
    'steel': ('#8E969B', 0.38),
    'rust': ('#7A4326', 0.8),
    'deck': ('#5D6A66', 0.8),
    'black': ('#101418', 0.6),
    'sandp': ('#CDB78E', 0.7),
    'wood': ('#6B4A30', 0.8),
    'roofred': ('#9A4A2E', 0.7),
    'roofgrey': ('#9AA3A6', 0.4),
}

# A shader graph can only be made once Blender has a scene, hence functions.
OTHERS = {
    'concrete': lambda: concrete(),
    'conc_dark': lambda: concrete('#8A857C'),
    'alu': lambda: metal('#C9CDD0', 0.3),
    'galv': lambda: metal('#A9B0B4', 0.42),
    'chrome': lambda: metal('#D8DADC', 0.12),
    'lampw': lambda: glow('#FFB961', 14),
    'lampc': lambda: glow('#FFE9C8', 16),
    'lampr': lambda: glow('#FF3B1E', 10),
    'win': lambda: glow('#FFB454', 3.2, 0.75),
    'win2': lambda: glow('#FFB870', 1.5, 0.8),
    'glass': lambda: glass(),
    'solar': lambda: solar(),
    'flame': lambda: flame(),
}


class Palette:
    def __getattr__(self, name):
        if name in PAINTS:
            return paint(*PAINTS[name])
        if name in OTHERS:
            return OTHERS[name]()
        raise AttributeError(name)


K = Palette()
