"""People at work, small in the frame: one figure, posed by where its hands and feet are.

Metres; a figure stands at its `c`, heads +Y and is 1.76 m tall at sc=1. A pose names what differs
from STAND; left before right.
"""

from mathutils import Euler, Vector
import math

from ..mats.fabrics import cloth, reflective, skin_tone
from ..mats.palette import K
from ..mats.surfaces import paint
from ..soft import Limb, skin

THIGH, SHIN, UPPER_ARM, FOREARM = 0.45, 0.43, 0.29, 0.26

# Weight on the right leg, the left knee eased: hips and shoulders lean against each other.
STAND = dict(
    pelvis=(0.035, 0, 0.95),
    hips=(0, 5, -6),  # lean forward, to the left, turn to the left, in degrees
    chest=(3, -4, 4),
    head=(6, 2, -8),
    ankles=((-0.15, 0.10, 0.1), (0.09, -0.02, 0.1)),
    feet=((22, 0), (-12, 0)),  # turn to the left, heel up
    wrists=((-0.30, 0.05, 0.86), (0.29, 0.02, 0.88)),
    knees=((-0.2, 1, 0), (0.1, 1, 0)),
    elbows=((-0.5, -1, 0), (0.5, -1, 0)),
)
WALK = dict(
    pelvis=(0, 0, 0.93),
    hips=(4, -2, 7),
    chest=(6, 1, -8),
    head=(4, 0, 0),
    ankles=((-0.08, -0.36, 0.2), (0.08, 0.32, 0.11)),
    feet=((4, 42), (-4, -14)),
    wrists=((-0.26, 0.24, 0.93), (0.29, -0.22, 0.90)),
)
STEP = dict(  # the moment in which one leg swings past the other
    pelvis=(0.03, 0, 0.955),
    hips=(3, -3, -2),
    chest=(5, 2, 3),
    head=(8, 0, 10),
    ankles=((-0.09, -0.22, 0.19), (0.08, 0.06, 0.1)),
    feet=((5, 42), (-6, 0)),
    wrists=((-0.28, 0.08, 0.87), (0.30, -0.04, 0.87)),
)


SIT = dict(
    pelvis=(0, -0.04, 0.64),
    hips=(-4, 0, 0),
    chest=(8, 1, 3),
    head=(-2, 0, -10),
    ankles=((-0.16, 0.40, 0.1), (0.13, 0.30, 0.12)),
    feet=((10, 0), (-8, 12)),
    wrists=((-0.2, 0.42, 0.82), (0.22, 0.40, 0.82)),
    elbows=((-0.8, -0.4, -0.3), (0.8, -0.4, -0.3)),
)
KNEEL = dict(  # the right knee on the ground, both hands at the work in front
    pelvis=(0.02, -0.05, 0.53),
    hips=(22, 0, -4),
    chest=(36, -2, -6),
    head=(20, 0, 4),
    ankles=((-0.15, 0.32, 0.1), (0.11, -0.36, 0.1)),
    feet=((12, 0), (-6, 78)),
    wrists=((-0.08, 0.56, 0.74), (0.10, 0.52, 0.80)),
    knees=((-0.2, 1, 0.6), (0.1, 0.7, -1)),
    elbows=((-1, -0.3, -0.4), (1, -0.3, -0.2)),
    grip=(0.8, 0.8),
)
HAND_ON_HIP = dict(
    wrists=((-0.22, -0.02, 1.02), (0.29, 0.03, 0.88)), elbows=((-1, -0.5, 0), (0.5, -1, 0))
)


def mirrored(pose):
    """the same pose, left for right"""
    flip = dict(
        pelvis=lambda v: (-v[0], *v[1:]),
        hips=lambda v: (v[0], -v[1], -v[2]),
        feet=lambda v: [(-turn, heel) for turn, heel in reversed(v)],
    )
    flip['chest'] = flip['head'] = flip['hips']
    flip['grip'] = lambda v: v[::-1]
    others = lambda v: [(-x, y, z) for x, y, z in reversed(v)]
    return {name: flip.get(name, others)(value) for name, value in pose.items()}


def turned(lean, side, turn):
    return Euler((-math.radians(lean), -math.radians(side), math.radians(turn))).to_matrix()


def bend(root, tip, first, second, towards):
    """two bones from root to tip; returns the joint between them and the reachable tip"""
    way = tip - root
    reach = min(way.length, first + second - 0.004)
    way.normalize()
    along = (first**2 - second**2 + reach**2) / (2 * reach)
    aside = towards - way * towards.dot(way)
    joint = root + way * along + aside.normalized() * math.sqrt(max(0, first**2 - along**2))
    return joint, root + way * reach


class Skeleton:
    def __init__(self, pose, big=1.0):
        p = {**STAND, **pose}
        self.big = big  # the head of a child
        self.grip = p.get('grip', (0.4, 0.4))
        self.pelvis = Vector(p['pelvis'])
        self.low = turned(*p['hips'])
        lean, side, turn = p['chest']
        self.high = turned(lean, side, turn)
        up = (self.low.col[2] + self.high.col[2]).normalized()
        self.chest = self.pelvis + up * 0.34
        self.neck = self.chest + self.high.col[2] * 0.185 + self.high.col[1] * 0.01
        self.face = self.high @ turned(*p['head'])
        self.head = self.neck + self.face.col[2] * 0.165 + self.face.col[1] * 0.025
        self.limbs = []
        for i, s in enumerate((-1, 1)):
            hip = self.pelvis + self.low.col[0] * 0.09 * s - self.low.col[2] * 0.03
            foot = turned(0, 0, p['feet'][i][0]) @ turned(p['feet'][i][1], 0, 0)
            knee, ankle = bend(hip, Vector(p['ankles'][i]), THIGH, SHIN, Vector(p['knees'][i]))
            shoulder = self.chest + self.high.col[2] * 0.125 + self.high.col[0] * 0.175 * s
            elbow, wrist = bend(
                shoulder, Vector(p['wrists'][i]), UPPER_ARM, FOREARM, Vector(p['elbows'][i])
            )
            self.limbs.append((hip, knee, ankle, foot, shoulder, elbow, wrist))

    def joints(self):
        return [q for limb in self.limbs for q in (limb[1], limb[2], limb[5])] + [self.pelvis]

    def torso(self):
        x, y, z = self.high.col
        hips = self.low.col[0] * 0.075
        yield Limb(self.pelvis - hips, self.pelvis + hips, 0.118)
        yield Limb(self.pelvis, self.chest, 0.118, 0.122, [(x, 1.36)])
        yield Limb(self.chest - z * 0.05, self.chest + z * 0.07, 0.124, 0.112, [(x, 1.5)])
        for s, (*_, shoulder, _, _) in zip((-1, 1), self.limbs):
            yield Limb(self.neck - z * 0.03, shoulder + z * 0.005, 0.062, 0.066)
            yield Limb(
                self.chest + x * 0.08 * s - y * 0.045 + z * 0.03,
                self.chest + x * 0.06 * s - y * 0.045 - z * 0.12,
                0.085,
                0.07,
            )

    def seat(self):
        x, y, z = self.low.col
        for s in (-1, 1):
            at = self.pelvis + x * 0.075 * s - y * 0.045 - z * 0.045
            yield Limb(at, at, 0.105)

    def sleeves(self, length=1.0, r=0.064, cuff=0.047):
        for *_, shoulder, elbow, wrist in self.limbs:
            low = elbow.lerp(wrist, max(0, length * 2 - 1))
            if length > 0.5:
                yield Limb(shoulder, elbow, r + 0.004, r - 0.009)
                yield Limb(elbow, low, r - 0.009, cuff, cuts=[(low, (low - elbow).normalized())])
            else:
                end = shoulder.lerp(elbow, length * 2)
                yield Limb(shoulder, elbow, r, r, cuts=[(end, (end - shoulder).normalized())])

    def trousers(self, thigh=0.102, knee=0.086, hem=0.08):
        for hip, joint, ankle, *_ in self.limbs:
            yield Limb(hip, joint, thigh, knee)
            down = (ankle - joint).normalized()
            yield Limb(joint, ankle, knee, hem, cuts=[(ankle - down * 0.01, down)])

    def legs(self):
        for hip, knee, ankle, *_ in self.limbs:
            yield Limb(hip, knee, 0.078, 0.05)
            yield Limb(knee, knee.lerp(ankle, 0.4), 0.05, 0.054)
            yield Limb(knee.lerp(ankle, 0.4), ankle, 0.054, 0.036)

    def arms(self):
        for *_, shoulder, elbow, wrist in self.limbs:
            yield Limb(shoulder, elbow, 0.047, 0.037)
            yield Limb(elbow, wrist, 0.038, 0.026)

    def hands(self, r=0.033):
        for s, grip, (*_, elbow, wrist) in zip((1, -1), self.grip, self.limbs):
            way = (wrist - elbow).normalized()
            palm = way.cross(Vector((0, 1, 0)) if abs(way.y) < 0.8 else Vector((0, 0, 1)))
            palm = palm.normalized() * s
            knuckles = wrist + way * 0.085
            tips = knuckles + (way * (1 - grip) + palm * grip).normalized() * 0.075
            flat = [(palm, 0.6)]
            yield Limb(wrist, knuckles, r * 0.85, r * 1.1, flat)
            yield Limb(knuckles, tips, r, r * 0.6, flat)

    def headed(self, *limbs):
        return [limb.scaled(self.neck, self.big) for limb in limbs]

    def skull(self):
        x, y, z = self.face.col
        yield Limb(self.neck - z * 0.05, self.head - z * 0.06, 0.052, 0.047)
        yield from self.headed(
            Limb(self.head - z * 0.02, self.head + z * 0.035, 0.074, 0.078, [(y, 1.22)]),
            Limb(self.head - z * 0.08 + y * 0.035, self.head + y * 0.03, 0.05, 0.06),
        )
        for s in (-1, 1):
            ear = self.head + x * s * 0.082 - z * 0.015
            yield from self.headed(Limb(ear, ear + z * 0.03, 0.016))

    def boots(self, shaft=0.12):
        for _, knee, ankle, foot, *_ in self.limbs:
            x, y, z = foot.col
            sole = [(ankle - z * 0.095, -z)]
            heel, ball = ankle - z * 0.05 - y * 0.035, ankle - z * 0.055 + y * 0.125
            yield Limb(ankle, ankle.lerp(knee, shaft / SHIN), 0.05, 0.056)
            yield Limb(heel, ankle - z * 0.01, 0.048, 0.05, cuts=sole)
            yield Limb(heel, ball, 0.046, 0.05, cuts=sole)
            yield Limb(ankle + y * 0.02, ball + y * 0.03, 0.048, 0.042, cuts=sole)


class Figure:
    """draws one skeleton's layers into a Builder"""

    def __init__(self, b, skeleton, seed, cell):
        self.b, self.bones, self.seed, self.cell = b, skeleton, seed, cell

    def layer(self, limbs, m, melt=0.03, folds=0.0, cell=None, paint=None):
        """paint(point): the material of a face there, or None for m"""
        vertices, faces = skin(
            list(limbs), melt, cell or self.cell, folds, self.bones.joints(), self.seed
        )
        if not paint:
            self.b.add(vertices, faces, m)
            return
        sorted_faces = {}
        for face, middle in zip(faces, vertices[faces].mean(1)):
            sorted_faces.setdefault(paint(Vector(middle)) or m, []).append(face)
        for n, some in sorted_faces.items():
            self.b.add(vertices, some, n)

    def body(self, tone, arms=False, legs=False):
        bones = self.bones
        limbs = [*bones.skull(), *bones.hands()]
        limbs += bones.arms() if arms else []
        limbs += bones.legs() if legs else []
        self.layer(limbs, tone, 0.02, cell=self.cell * 0.8)

    def coverall(self, m, bands=None):
        bones = self.bones
        up = bones.high.col[2]
        collar = Limb(bones.neck - up * 0.02, bones.neck + up * 0.035, 0.064, 0.06)
        limbs = [*bones.torso(), *bones.seat(), *bones.sleeves(), *bones.trousers(), collar]

        def paint(p):
            for _, knee, ankle, *_, elbow, wrist in bones.limbs:
                for a, b, lo, hi, r in (
                    (knee, ankle, 0.42, 0.56, 0.13),
                    (elbow, wrist, 0.3, 0.5, 0.08),
                ):
                    way = b - a
                    t = (p - a).dot(way) / way.length_squared
                    if lo < t < hi and (p - a - way * t).length < r:
                        return bands

        self.layer(limbs, m, 0.035, 0.0075, paint=paint if bands else None)

    def vest(self, m, bands):
        bones = self.bones
        z, x = bones.low.col[2], bones.high.col[0]
        hem = [(bones.pelvis - z * 0.1, -z)]
        limbs = [limb.grown(0.016, hem) for limb in [*bones.torso(), *bones.seat()]]
        up = (bones.neck - bones.pelvis).normalized()

        def paint(p):
            h, side = (p - bones.pelvis).dot(up), abs((p - bones.chest).dot(x))
            braces = h > 0.26 and 0.075 < side < 0.125
            return bands if 0.06 < h < 0.115 or 0.205 < h < 0.26 or braces else None

        self.layer(limbs, m, 0.035, 0.004, paint=paint)

    def on_head(self, m, *limbs, cell=0.8, folds=0.0):
        self.layer(self.bones.headed(*limbs), m, 0.02, folds, self.cell * cell)

    def helmet(self, m):
        x, y, z = self.bones.face.col
        crown = self.bones.head + z * 0.045
        rim = [(crown - z * 0.005, -z)]
        dome = Limb(crown, crown + z * 0.005, 0.118, 0.112, [(y, 1.2)], rim)
        top = crown + z * 0.06
        self.on_head(m, dome, Limb(top - y * 0.05, top + y * 0.05, 0.062, wide=[(x, 0.5)]))
        brim = Limb(crown + y * 0.03, crown + y * 0.045, 0.14, wide=[(z, 0.09), (x, 0.93)])
        self.on_head(m, brim, cell=0.55)

    def shield(self, m):
        """a welder's, down over the face, and the leather cap under it"""
        x, y, z = self.bones.face.col
        at = self.bones.head
        self.on_head(m, Limb(at + z * 0.04, at + z * 0.05, 0.1, wide=[(y, 1.2)]))
        behind = [(at + y * 0.01, -y)]
        front = Limb(at + y * 0.05 + z * 0.05, at + y * 0.07 - z * 0.1, 0.112, 0.09, cuts=behind)
        self.on_head(m, front)

    def headwrap(self, m):
        x, y, z = self.bones.face.col
        low, top = self.bones.head + z * 0.03, self.bones.head + z * 0.1 - y * 0.06
        self.on_head(m, Limb(low, top, 0.096, 0.112, [(y, 1.1)]), folds=0.004)

    def hair(self, m, bun=False):
        x, y, z = self.bones.face.col
        at = self.bones.head + z * 0.035 - y * 0.012
        face = [(self.bones.head + y * 0.055, (y - z * 0.9).normalized())]
        limbs = [Limb(at, at - z * 0.02, 0.086, wide=[(y, 1.2)], cuts=face)]
        if bun:
            back = at - y * 0.1 + z * 0.045
            limbs.append(Limb(back, back, 0.045))
        self.on_head(m, *limbs)

    def shirt(self, m, sleeve=0.42, hem=0.06):
        bones = self.bones
        z = bones.low.col[2]
        low = [(bones.pelvis - z * hem, -z)]
        torso = [limb.grown(0.006, low) for limb in bones.torso()]
        self.layer([*torso, *bones.sleeves(sleeve)], m, 0.03, 0.0035)

    def shorts(self, m):
        bones = self.bones
        limbs = [*bones.seat(), next(bones.torso()).grown(0.003)]
        for hip, knee, *_ in bones.limbs:
            hem = hip.lerp(knee, 0.8)
            limbs.append(Limb(hip, knee, 0.1, 0.1, cuts=[(hem, (knee - hip).normalized())]))
        self.layer(limbs, m, 0.025, 0.003)

    def trousers(self, m):
        bones = self.bones
        limbs = [*bones.seat(), next(bones.torso()).grown(0.003), *bones.trousers()]
        self.layer(limbs, m, 0.03, 0.0035)

    def skirt(self, m, down=0.44, flare=0.2):
        """from the waist, `down` metres below the hips"""
        bones = self.bones
        z = bones.low.col[2]
        knees = (bones.limbs[0][1] + bones.limbs[1][1]) / 2
        hang = Vector((bones.pelvis.x, (bones.pelvis.y + knees.y) / 2, bones.pelvis.z - down))
        limbs = [
            *bones.seat(),
            Limb(bones.pelvis + z * 0.13, bones.pelvis, 0.115, 0.135, [(bones.low.col[0], 1.25)]),
            Limb(bones.pelvis, hang, 0.14, flare, cuts=[(hang, (0, 0, -1))]),
        ]
        self.layer(limbs, m, 0.03, 0.006)

    def socks(self, m):
        self.layer(
            [
                Limb(ankle.lerp(knee, 0.5), ankle, 0.056, 0.042)
                for _, knee, ankle, *_ in self.bones.limbs
            ],
            m,
        )

    def satchel(self, m):
        """on the back"""
        x, y, z = self.bones.high.col
        at = self.bones.chest - y * 0.2
        self.layer([Limb(at + z * 0.08, at - z * 0.12, 0.1, 0.11, [(x, 1.3)])], m, folds=0.003)

    def holdall(self, m, side):
        """hanging from the hand; side 0 is the left"""
        *_, wrist = self.bones.limbs[side]
        grip = wrist + Vector((0, 0.02, -0.1))
        bag = grip - Vector((0, 0, 0.27))
        along = Vector((0, 0.2, 0))
        self.layer([Limb(bag - along, bag + along, 0.12, wide=[((0, 0, 1), 1.15)])], m, folds=0.005)
        for s in (-1, 1):
            end = bag + along * 0.6 * s + Vector((0, 0, 0.1))
            self.b.tube([grip, end], 0.012, m, 6)


def worker(
    b,
    c,
    rz=0,
    pose=STAND,
    suit='#12304E',
    vest='#E8641B',
    helmet='#E9E6DE',
    tone='#3F2619',
    gloves=None,
    shield=None,
    bag=None,
    glow=0.0,
    seed=1,
    sc=1.0,
    cell=0.011,
):
    """in coverall, boots, helmet and vest, with silver bands; None leaves a thing out

    bag: the colour of a holdall and the hand that carries it, 0 the left
    """
    bones = Skeleton(pose)
    figure = Figure(b, bones, seed, cell)
    bands = reflective(glow)
    with b.at(*c, rz=rz, sc=sc):
        figure.body(skin_tone(tone))
        if gloves:
            figure.layer([limb.grown(0.006) for limb in bones.hands()], cloth(gloves), 0.02)
        figure.layer(bones.boots(), K.black, 0.02)
        figure.coverall(cloth(suit), bands)
        if vest:
            figure.vest(cloth(vest, 0.6), bands)
        if helmet:
            figure.helmet(paint(helmet, 0.3, wear=0.15))
        if shield:
            figure.shield(paint(shield, 0.35, wear=0.15))
        if not helmet and not shield:
            figure.hair(cloth('#0C0A09'))
        if bag:
            figure.holdall(cloth(bag[0]), bag[1])


def pupil(
    b, c, rz=0, pose=WALK, sc=0.74, skirt=False, satchel=None, shirt='#F1EEE4', seed=1, cell=0.011
):
    """in school uniform: white shirt, green shorts or skirt, white socks"""
    bones = Skeleton(pose, 1 + 0.8 * (1 - sc))
    figure = Figure(b, bones, seed, cell)
    below = cloth('#1B6B50')
    with b.at(*c, rz=rz, sc=sc):
        figure.body(skin_tone(), arms=True, legs=True)
        figure.socks(cloth('#E9E6DE'))
        figure.layer(bones.boots(0.03), K.black, 0.02)
        figure.shirt(cloth(shirt), hem=-0.04 if skirt else 0.03)
        figure.skirt(below) if skirt else figure.shorts(below)
        figure.hair(cloth('#0C0A09'), bun=skirt)
        if satchel:
            figure.satchel(cloth(satchel))


def teacher(b, c, rz=0, pose=STAND, dress='#B4551F', wrap='#E0A82E', seed=1, sc=0.96, cell=0.011):
    """in a long dress and a headwrap"""
    bones = Skeleton(pose)
    figure = Figure(b, bones, seed, cell)
    m = cloth(dress)
    with b.at(*c, rz=rz, sc=sc):
        figure.body(skin_tone('#4A2C1E'), arms=True, legs=True)
        figure.layer(bones.boots(0.02), K.black, 0.02)
        figure.shirt(m, sleeve=0.62)
        figure.skirt(m, down=0.68, flare=0.23)
        figure.headwrap(cloth(wrap))
