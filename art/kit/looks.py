"""Light set-ups that scenes share."""

from .sky import sky


def golden(az=48, el=8, seed=1.0, **k):
    """the last hour of sun"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=1.6,
        strength=1.0,
        light=1.6,
        warm=[
            (0, '#F3A567'),
            (0.04, '#F0AE7A'),
            (0.11, '#DBB195'),
            (0.24, '#94A9B4'),
            (0.5, '#427894'),
            (1, '#174766'),
        ],
        cool=[
            (0, '#B5A79E'),
            (0.06, '#97A2A8'),
            (0.18, '#5F8FA8'),
            (0.5, '#2A6384'),
            (1, '#103B5C'),
        ],
        glow='#FF9C4A',
        glow_amt=(1.8, 0.45, 0.10),
        glow_pow=(420, 38, 7),
        clouds=0.85,
        cloud_scale=1.15,
        cloud_seed=seed,
        cloud_lit='#FFC598',
        cloud_dark='#587288',
        sun_strength=5.2,
        sun_color='#FFA763',
        haze=0.0011,
        haze_h=45,
        haze_max=0.93,
    )
    d.update(k)
    sky(**d)


def dusk(az=20, el=-1.5, seed=1.0, **k):
    """the minutes after sunset or before sunrise: warm horizon, blue above"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=2.8,
        strength=0.8,
        light=0.9,
        warm=[
            (0, '#F39A4C'),
            (0.025, '#E9A165'),
            (0.065, '#A8A19C'),
            (0.15, '#5C8CA6'),
            (0.36, '#226089'),
            (1, '#0B3152'),
        ],
        cool=[
            (0, '#7F93A0'),
            (0.06, '#5F87A0'),
            (0.2, '#2A6288'),
            (0.55, '#124066'),
            (1, '#0A2744'),
        ],
        glow='#FF8E3A',
        glow_amt=(0.0, 0.32, 0.10),
        glow_pow=(300, 30, 6),
        clouds=0.7,
        cloud_scale=1.1,
        cloud_seed=seed,
        cloud_lit='#F0B48C',
        cloud_dark='#2B5270',
        sun_strength=0,
        haze=0.0010,
        haze_h=38,
        haze_max=0.85,
        stars=1.2,
    )
    d.update(k)
    sky(**d)


def night(az=-40, el=-6, seed=1.0, **k):
    """blue dark with a glow on one horizon"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=2.6,
        strength=0.6,
        light=0.75,
        warm=[
            (0, '#B9814F'),
            (0.03, '#8C8078'),
            (0.09, '#4E7891'),
            (0.22, '#235C82'),
            (0.5, '#0F3A5E'),
            (1, '#081F38'),
        ],
        cool=[
            (0, '#3E6480'),
            (0.08, '#2B5A7C'),
            (0.25, '#164468'),
            (0.6, '#0C2C4C'),
            (1, '#071B2E'),
        ],
        glow='#FF8E3A',
        glow_amt=(0.0, 0.2, 0.08),
        glow_pow=(300, 20, 5),
        clouds=0.45,
        cloud_scale=1.1,
        cloud_seed=seed,
        cloud_lit='#9C8A86',
        cloud_dark='#1C3C58',
        sun_strength=0,
        haze=0.0016,
        haze_h=30,
        haze_max=0.85,
        stars=3.0,
    )
    d.update(k)
    sky(**d)


def studio(az=60, el=25, sun=3.0, **k):
    """dark petrol studio for macro and diorama pictures; add area lights in the scene"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=1.5,
        strength=0.55,
        light=0.7,
        warm=[(0, '#0F3350'), (0.12, '#123A5C'), (0.4, '#0C2C4A'), (1, '#071B2E')],
        cool=[(0, '#0C2A44'), (0.2, '#0B2740'), (1, '#061626')],
        glow='#FF9A48',
        glow_amt=(0, 0.5, 0.16),
        glow_pow=(300, 14, 4),
        clouds=0,
        sun_strength=sun,
        sun_color='#FFC590',
        sun_angle=3,
        haze=0.0,
    )
    d.update(k)
    sky(**d)


def morning(az=-70, el=15, seed=1.0, **k):
    """clear early morning: paler and fresher than golden"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=1.5,
        strength=1.0,
        light=1.55,
        warm=[
            (0, '#F6CDA2'),
            (0.04, '#F0CFB2'),
            (0.11, '#D3CFC6'),
            (0.24, '#93B7C6'),
            (0.5, '#4489A8'),
            (1, '#175273'),
        ],
        cool=[
            (0, '#CDC9BF'),
            (0.06, '#B1C1C6'),
            (0.18, '#73A5BA'),
            (0.5, '#316F92'),
            (1, '#124566'),
        ],
        glow='#FFC07A',
        glow_amt=(1.4, 0.35, 0.10),
        glow_pow=(420, 38, 7),
        clouds=0.7,
        cloud_scale=1.15,
        cloud_seed=seed,
        cloud_lit='#FFE0BE',
        cloud_dark='#7F9AAA',
        sun_strength=5.4,
        sun_color='#FFC48C',
        haze=0.0011,
        haze_h=40,
        haze_max=0.93,
    )
    d.update(k)
    sky(**d)


def midday(az=225, el=58, seed=1.0, **k):
    """high sun, short shadows, fair-weather clouds in a blue sky, white haze"""
    d = dict(
        sun_az=az,
        sun_el=el,
        spread=1.2,
        strength=1.0,
        light=1.15,
        warm=[
            (0, '#DDE6E6'),
            (0.05, '#C6DCE4'),
            (0.14, '#96C2DA'),
            (0.3, '#5E9FCB'),
            (0.6, '#316FA6'),
            (1, '#1C4F86'),
        ],
        cool=[
            (0, '#D2DFE2'),
            (0.05, '#B7D2DE'),
            (0.14, '#83B5D3'),
            (0.3, '#4A8DBE'),
            (0.6, '#26619A'),
            (1, '#174879'),
        ],
        glow='#FFF0D0',
        glow_amt=(1.2, 0.3, 0.08),
        glow_pow=(420, 38, 7),
        clouds=0.95,
        cloud_scale=1.7,
        cloud_seed=seed,
        cloud_lit='#FFFFFF',
        cloud_dark='#C4D0D8',
        cloud_lo=0.03,
        sun_strength=6.2,
        sun_color='#FFF1DC',
        sun_angle=0.8,
        haze=0.0012,
        haze_h=45,
        haze_max=0.9,
        haze_cap=(1.0, 1.0, 1.0),
    )
    d.update(k)
    sky(**d)
