"""Makes the documents' fonts with fonttools: python3 make.py FOLDER, where the files named below are.

Typst reads static TrueType fonts only, and finds the machine's fonts too: so each gets a family name that no installed
font has.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ARCHIVO = 'Archivo[wdth,wght].ttf'
LATIN = '0020-052F,1DC0-1DFF,1E00-1EFF,2000-22FF,2C60-2C7F,A720-A7FF'
ARABIC = '0020,0600-06FF,0750-077F,08A0-08FF,FDFC-FDFD'
ADLAM = '0020,1E900-1E95F'

# Family, weight, file, and Archivo's width, or which characters of another to keep.
FONTS = [
    ('Text', 400, ARCHIVO, 100),
    ('Text', 600, ARCHIVO, 100),
    ('Statement', 550, ARCHIVO, 112),
    ('Headline', 400, ARCHIVO, 112),
    ('Headline', 600, ARCHIVO, 112),
    ('Display', 600, ARCHIVO, 118),
    ('Numeral', 600, ARCHIVO, 122),
    ('Latin', 400, 'NotoSans-Regular.ttf', LATIN),
    ('Latin', 600, 'NotoSans-SemiBold.ttf', LATIN),
    ('Arabic', 400, 'NotoSansArabic-Regular.ttf', ARABIC),
    ('Arabic', 600, 'NotoSansArabic-SemiBold.ttf', ARABIC),
    ('Adlam', 400, 'NotoSansAdlam-Regular.ttf', ADLAM),
    ('Adlam', 600, 'NotoSansAdlam-Bold.ttf', ADLAM),
    ('Symbols', 400, 'NotoSansSymbols2-Regular.ttf', '2700-27BF'),
]

options = Options(hinting=False, name_IDs=[0, 13, 14])
options.layout_features += ['lnum', 'pnum', 'tnum']
for family, weight, file, part in FONTS:
    font = TTFont(Path(sys.argv[1]) / file, recalcTimestamp=False)
    characters = font.getBestCmap()
    if file == ARCHIVO:
        instantiateVariableFont(font, {'wght': weight, 'wdth': part}, inplace=True)
    else:
        characters = parse_unicodes(part)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    # The family, its style, the font's whole name and its PostScript name (OpenType, "name").
    names = {1: f'Documents {family}', 2: 'Regular', 4: f'Documents {family} {weight}', 6: f'Documents{family}-{weight}'}
    for number, name in names.items():
        font['name'].setName(name, number, 3, 1, 0x409)
    font['OS/2'].usWeightClass = weight
    font['OS/2'].usWidthClass = 5
    font.save(f'{family.lower()}-{weight}.ttf')
