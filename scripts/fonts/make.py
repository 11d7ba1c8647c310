"""
Makes the shop's web fonts, app/fonts/*.woff2, from the full families in node_modules. Run it by hand after changing
what a font must hold, and commit what it writes; builds and CI only use the committed files.

Needs: `npm ci` in tools/ (@fontsource-variable/fraunces, @fontsource/hind-madurai) and fontTools with brotli
(Debian: `apt-get install python3-fonttools python3-brotli`).
Run:   /usr/bin/python3 scripts/fonts/make.py   (any folder; prints each file's size)
"""

from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
FRAUNCES = ROOT / "tools/node_modules/@fontsource-variable/fraunces/files"
HIND = ROOT / "tools/node_modules/@fontsource/hind-madurai/files"
OUT = ROOT / "app/fonts"

RUPEE = {0x20B9}
# ASCII; no-break space; the signs a shop writes; accented letters; dashes, curly quotes, bullet, ellipsis, minus.
LATIN = {
    *range(0x20, 0x7F), 0xA0, *map(ord, "£©®°·×÷½¼¾«»€™"), *range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100),
    0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212,
} | RUPEE
# Headings: the accents English really borrows (café, purée, jalapeño, crème brûlée, naïve, Müller).
DISPLAY = {c for c in LATIN if c < 0x7F or c > 0x2000} | set(map(ord, "\u00a0£©°·×½¼¾àâäçèéêëîïñôöûüÉÈÇÑÖÜ"))
# Every Tamil letter and sign in use, with the joiners and the dotted circle shaping asks for. Tamil digits and calendar
# signs (U+0BE6 to U+0BFA), which print has given up, would cost 1.4 KB a weight.
TAMIL = {
    0xB82, 0xB83, *range(0xB85, 0xB8B), *range(0xB8E, 0xB91), *range(0xB92, 0xB96), 0xB99, 0xB9A, 0xB9C, 0xB9E, 0xB9F, 0xBA3,
    0xBA4, *range(0xBA8, 0xBAB), *range(0xBAE, 0xBBA), *range(0xBBE, 0xBC3), *range(0xBC6, 0xBC9), *range(0xBCA, 0xBCE),
    0xBD0, 0xBD7, 0x200C, 0x200D, 0x25CC,
}

# The axes of the display face: largest optical size, fully soft, no wonky letters, one weight.
PINNED = {"opsz": 144, "SOFT": 100, "WONK": 0, "wght": 600}


def source(path):
    return TTFont(path, recalcTimestamp=False)  # the same input makes the same bytes


def subset(font, codepoints):
    options = Options(
        hinting=False, glyph_names=False, layout_features=["*"], notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13, 14],
        drop_tables=["gasp", "STAT"],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codepoints)
    subsetter.subset(font)
    return font


def graft(font, donor, codepoints):
    """Adds the donor's glyphs for the code points the font lacks (outlines and widths; neither side kerns across)."""
    have, give = font.getBestCmap(), donor.getBestCmap()
    order, glyphs = list(font.getGlyphOrder()), donor.getGlyphSet()
    for code in sorted(codepoints & give.keys() - have.keys()):
        pen, flat = TTGlyphPen(None), DecomposingRecordingPen(glyphs)
        glyphs[give[code]].draw(flat)
        flat.replay(pen)
        name = f"graft{code:04X}"
        order.append(name)
        font["glyf"].glyphs[name] = pen.glyph()
        font["hmtx"][name] = donor["hmtx"][give[code]]
        for table in font["cmap"].tables:
            table.cmap[code] = name
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order


def save(font, name, wanted):
    missing = wanted - font.getBestCmap().keys()
    if missing:
        raise SystemExit(f"{name} has no glyph for " + ", ".join(f"U+{c:04X}" for c in sorted(missing)))
    font.flavor = "woff2"
    font.save(OUT / name)
    size = (OUT / name).stat().st_size
    print(f"{name:24} {size:6} bytes, {len(font.getGlyphOrder())} glyphs")
    return size


def fraunces():
    latin, extended = (
        instantiateVariableFont(source(FRAUNCES / f"fraunces-{part}-full-normal.woff2"), PINNED)
        for part in ("latin", "latin-ext")
    )
    graft(latin, extended, RUPEE)
    return save(subset(latin, DISPLAY), "fraunces.woff2", DISPLAY)


def hind(weight, name):
    wanted = LATIN | TAMIL
    # The Tamil file has the shaping tables, so it is the trunk; the Latin files have none.
    font = source(HIND / f"hind-madurai-tamil-{weight}-normal.woff2")
    for part in ("latin", "latin-ext"):
        graft(font, source(HIND / f"hind-madurai-{part}-{weight}-normal.woff2"), LATIN)
    for table in font["cmap"].tables:
        table.cmap[0xA0] = table.cmap[0x20]
    return save(subset(font, wanted), name, wanted)


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    total = fraunces() + hind(400, "hind-madurai.woff2") + hind(600, "hind-madurai-600.woff2")
    print(f"{'together':24} {total:6} bytes")
