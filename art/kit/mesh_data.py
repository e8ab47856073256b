"""The vertices, faces and materials that a Builder collects, and the frame it draws in."""

import math

from mathutils import Euler, Matrix, Vector


class Frame:
    def __init__(self, mesh, matrix):
        self.mesh, self.matrix = mesh, matrix

    def __enter__(self):
        self.mesh.frames.append(self.mesh.frames[-1] @ self.matrix)
        return self.mesh

    def __exit__(self, *_):
        self.mesh.frames.pop()


class MeshData:
    def __init__(self):
        self.vertices = []
        self.faces = []
        self.face_slots = []
        self.slots = []
        self.frames = [Matrix.Identity(4)]

    def at(self, x=0, y=0, z=0, rz=0, rx=0, ry=0, sc=1):
        """`with b.at(...)`: everything drawn inside is moved, turned and scaled"""
        return Frame(
            self,
            Matrix.Translation((x, y, z))
            @ Euler((math.radians(rx), math.radians(ry), math.radians(rz))).to_matrix().to_4x4()
            @ Matrix.Scale(sc, 4),
        )

    def slot(self, m):
        if m not in self.slots:
            self.slots.append(m)
        return self.slots.index(m)

    def add(self, vs, fs, m):
        """raw vertices and faces, placed in the current frame"""
        o = len(self.vertices)
        T = self.frames[-1]
        i = self.slot(m)
        self.vertices.extend((T @ Vector(v))[:] for v in vs)
        self.faces.extend(tuple(a + o for a in f) for f in fs)
        self.face_slots.extend([i] * len(fs))
