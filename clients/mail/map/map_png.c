/* A part of the map as a PNG of 256 colours, a quarter of what the same picture takes in full colour: mails carry it.
 */
#include "clients/mail/map/map_cairo.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static const double MARGIN = 8, SHARP = 2, WIDEST = 1800; /* twice the size of the drawing if that is not too wide */

/* ---- colours: five bits of each of red, green and blue make a bin; the fullest bins become the palette */
enum { BINS = 1 << 15, COLOURS = 256 };

struct bin {
    uint32_t pixels;
    int number;
};

struct palette {
    uint32_t count[BINS], sum[BINS][3];
    struct bin used[BINS];
    uint8_t entry[BINS];
    png_byte colour[COLOURS][3];
    int colours;
};

static int bin_of(uint32_t rgb) { return (int)((rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x03E0) | (rgb >> 3 & 0x001F)); }

static void count_pixels(struct palette *p, const uint32_t *pixel, size_t n) {
    for (size_t i = 0; i < n; i++) {
        int bin = bin_of(pixel[i]);
        p->count[bin]++;
        for (int c = 0; c < 3; c++)
            p->sum[bin][c] += pixel[i] >> (16 - 8 * c) & 255;
    }
}

static void mean(const struct palette *p, int bin, int rgb[3]) {
    for (int c = 0; c < 3; c++)
        rgb[c] = (int)(p->sum[bin][c] / p->count[bin]);
}

static int nearest(const struct palette *p, int bin) {
    int rgb[3], best = 0, least = INT32_MAX;
    mean(p, bin, rgb);
    for (int i = 0; i < p->colours; i++) {
        int far = 0;
        for (int c = 0; c < 3; c++)
            far += (rgb[c] - p->colour[i][c]) * (rgb[c] - p->colour[i][c]);
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

/* The fullest first; of two that are equal, the lower: the same picture is the same file. */
static int fuller(const void *a, const void *b) {
    const struct bin *one = a, *two = b;
    if (one->pixels != two->pixels)
        return one->pixels > two->pixels ? -1 : 1;
    return one->number - two->number;
}

static void choose_colours(struct palette *p) {
    int n = 0;
    for (int bin = 0; bin < BINS; bin++)
        if (p->count[bin])
            p->used[n++] = (struct bin){ p->count[bin], bin };
    qsort(p->used, (size_t)n, sizeof *p->used, fuller);
    for (; p->colours < n && p->colours < COLOURS; p->colours++) {
        int rgb[3], bin = p->used[p->colours].number;
        mean(p, bin, rgb);
        for (int c = 0; c < 3; c++)
            p->colour[p->colours][c] = (png_byte)rgb[c];
        p->entry[bin] = (uint8_t)p->colours;
    }
    for (int i = p->colours; i < n; i++)
        p->entry[p->used[i].number] = (uint8_t)nearest(p, p->used[i].number);
}

/* ---- the file */

static bool write_png(struct buffer *out, png_image *image, const png_byte *pixels, const struct palette *p) {
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(*image);
    char *bytes = malloc(size);
    bool good = bytes && png_image_write_to_memory(image, bytes, &size, 0, pixels, 0, p->colour);
    if (good)
        buffer_add(out, bytes, size);
    free(bytes);
    return good && !out->failed;
}

/* cairo's pixels: a word each, lines without gaps. */
static bool write_surface(struct buffer *out, cairo_surface_t *paper) {
    png_image image = { .version = PNG_IMAGE_VERSION, .format = PNG_FORMAT_RGB_COLORMAP };
    image.width = (png_uint_32)cairo_image_surface_get_width(paper);
    image.height = (png_uint_32)cairo_image_surface_get_height(paper);
    size_t n = (size_t)image.width * image.height;
    const uint32_t *pixel = (const uint32_t *)(const void *)cairo_image_surface_get_data(paper);
    struct palette *p = calloc(1, sizeof *p);
    png_byte *index = malloc(n);
    bool good = p && index && pixel;
    if (good) {
        count_pixels(p, pixel, n);
        choose_colours(p);
        for (size_t i = 0; i < n; i++)
            index[i] = p->entry[bin_of(pixel[i])];
        image.colormap_entries = (png_uint_32)p->colours;
        good = write_png(out, &image, index, p);
    }
    free(p);
    free(index);
    png_image_free(&image);
    return good;
}

static double scale_of(const struct map_window *w) {
    double scale = WIDEST / (w->width + 2 * MARGIN);
    return scale < SHARP ? scale : SHARP;
}

static bool paint(cairo_t *cr, const struct map *m, const struct map_window *w, struct fault *why) {
    struct cairo_painter c;
    if (!cairo_painter_start(&c, cr, why))
        return false;
    cairo_set_ink(cr, INK_SHEET);
    cairo_paint(cr);
    cairo_scale(cr, scale_of(w), scale_of(w));
    cairo_translate(cr, MARGIN, MARGIN);
    map_draw(&c.painter, m, w);
    return cairo_painter_end(&c, why);
}

bool map_png(struct buffer *out, const struct map *m, const struct map_window *w, struct fault *why) {
    double scale = scale_of(w);
    cairo_surface_t *paper = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)((w->width + 2 * MARGIN) * scale),
                                                        (int)((w->height + 2 * MARGIN) * scale));
    cairo_t *cr = cairo_create(paper);
    bool good = paint(cr, m, w, why);
    cairo_surface_flush(paper);
    if (good && !write_surface(out, paper))
        good = fault_memory(why, "cannot write the map as PNG");
    cairo_destroy(cr);
    cairo_surface_destroy(paper);
    return good;
}
