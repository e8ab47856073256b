// Joint non-local-means filter for two half-sample buffers + albedo/normal guides, and a fast blur.
#include <math.h>
#include <stdlib.h>
#include <string.h>
static inline int cl(int v, int n) { return v < 0 ? 0 : (v >= n ? n - 1 : v); }
static void box1(const float *s, float *d, int w, int h, int r) { // separable box, clamped
    float *t = malloc(sizeof(float) * (size_t)w * h);
    float inv = 1.f / (2 * r + 1);
#pragma omp parallel for
    for (int y = 0; y < h; y++) {
        const float *a = s + (size_t)y * w;
        float *b = t + (size_t)y * w;
        double q = 0;
        for (int k = -r; k <= r; k++)
            q += a[cl(k, w)];
        for (int x = 0; x < w; x++) {
            b[x] = q * inv;
            q += a[cl(x + r + 1, w)] - a[cl(x - r, w)];
        }
    }
#pragma omp parallel for
    for (int c = 0; c < w; c += 32) {
        int e = c + 32 < w ? c + 32 : w;
        double q[32];
        for (int x = c; x < e; x++) {
            q[x - c] = 0;
            for (int k = -r; k <= r; k++)
                q[x - c] += t[(size_t)cl(k, h) * w + x];
        }
        for (int y = 0; y < h; y++) {
            size_t a = (size_t)cl(y + r + 1, h) * w, b = (size_t)cl(y - r, h) * w;
            for (int x = c; x < e; x++) {
                d[(size_t)y * w + x] = q[x - c] * inv;
                q[x - c] += t[a + x] - t[b + x];
            }
        }
    }
    free(t);
}
void blur(float *p, int w, int h, float sigma) {
    int r = (int)(sigma * 0.9f);
    if (r < 1)
        r = 1;
    float *t = malloc(sizeof(float) * (size_t)w * h);
    for (int i = 0; i < 3; i++) {
        box1(p, t, w, h, r);
        memcpy(p, t, sizeof(float) * (size_t)w * h);
    }
    free(t);
}
// planar: guide[3], input[3], var[3], feat[6] ; out[3]
void nlm(const float *g, const float *in, const float *var, const float *ft, float *out, int w,
         int h, int R, int P, float k, float kf) {
    size_t n = (size_t)w * h;
    float *W = calloc(n, 4), *d = malloc(n * 4), *db = malloc(n * 4);
    memset(out, 0, n * 12);
    float k2 = k * k, ikf = 1.f / (kf * kf);
    for (int dy = -R; dy <= R; dy++)
        for (int dx = -R; dx <= R; dx++) {
            int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w;
#pragma omp parallel for
            for (int y = 0; y < h; y++) {
                int yy = cl(y + dy, h);
                float *D = d + (size_t)y * w;
                for (int x = 0; x < w; x++)
                    D[x] = 0;
                for (int c = 0; c < 3; c++) {
                    const float *ga = g + c * n + (size_t)y * w,
                                *gb = g + c * n + (size_t)yy * w + dx,
                                *va = var + c * n + (size_t)y * w,
                                *vb = var + c * n + (size_t)yy * w + dx;
#pragma omp simd
                    for (int x = x0; x < x1; x++) {
                        float q = ga[x] - gb[x], vi = va[x], vj = vb[x], mn = vi < vj ? vi : vj;
                        D[x] += (q * q - vi - mn) / (1e-6f + k2 * (vi + vj)) * .3333f;
                    }
                }
                for (int x = 0; x < x0; x++)
                    D[x] = 1e3f;
                for (int x = x1; x < w; x++)
                    D[x] = 1e3f;
            }
            box1(d, db, w, h, P);
#pragma omp parallel for
            for (int y = 0; y < h; y++) {
                int yy = cl(y + dy, h);
                size_t o = (size_t)y * w;
                long q = (long)yy * w + dx;
                float e[w];
                for (int x = x0; x < x1; x++)
                    e[x] = 0;
                for (int c = 0; c < 6; c++) {
                    const float *fa = ft + c * n + o, *fb = ft + c * n + q;
#pragma omp simd
                    for (int x = x0; x < x1; x++) {
                        float t = fa[x] - fb[x];
                        e[x] += t * t;
                    }
                }
#pragma omp simd
                for (int x = x0; x < x1; x++) {
                    float s = db[o + x];
                    s = s < 0 ? 0 : s;
                    float f = e[x] * ikf;
                    s = s > f ? s : f;
                    e[x] = s > 30 ? 0 : expf(-s);
                    W[o + x] += e[x];
                }
                for (int c = 0; c < 3; c++) {
                    const float *I = in + c * n + q;
                    float *O = out + c * n + o;
#pragma omp simd
                    for (int x = x0; x < x1; x++)
                        O[x] += e[x] * I[x];
                }
            }
        }
    for (int c = 0; c < 3; c++)
        for (size_t i = 0; i < n; i++)
            out[c * n + i] /= W[i] > 1e-9f ? W[i] : 1;
    free(W);
    free(d);
    free(db);
}
