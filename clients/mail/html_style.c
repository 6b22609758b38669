/* The style sheet: shapes first, then colours from a table that is written twice, by day and by night. Literal colours
   and simple selectors only, because mail clients drop what they do not know. */
#include "clients/mail/html_style.h"

#include "clients/mail/map/map_svg.h"

#define HEAD_FACE "'Bricolage Grotesque','Roboto Condensed','Arial Narrow','Helvetica Neue',sans-serif"
#define TEXT_FACE "'Atkinson Hyperlegible','Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif"
#define TYPE_FACE "'Courier Prime Code','Courier Prime','Courier New','DejaVu Sans Mono',monospace"

static const char layout[] =
    "*{box-sizing:border-box}"
    "body{margin:0;padding:16px;font:400 16px/1.45 " TEXT_FACE ";font-variant-numeric:tabular-nums lining-nums;"
    "-webkit-text-size-adjust:100%}"
    ".sheet{max-width:760px;margin:0 auto;padding:0 28px 36px;border:1.5px solid}"
    "h1,h2,h3{font-family:" HEAD_FACE ";font-weight:800;font-stretch:condensed;line-height:1.12;margin:0}"
    "h1{font-size:30px}h2{font-size:23px;margin:36px 0 0;padding-bottom:6px;border-bottom:3px solid}"
    "h3{font-size:17px;margin:20px 0 6px}p{margin:8px 0}"
    ".mast{width:100%;border-collapse:collapse;border-bottom:3px solid}"
    ".mast td{padding:18px 0 14px;vertical-align:middle}.mast svg{display:block;width:52px;height:52px}"
    ".mast .mark{width:68px}.mast .due{text-align:right;padding-left:12px}.due b{display:block;font-size:18px}"
    ".news{margin:0 -28px;padding:14px 28px;border-bottom:3px solid;font:800 24px/1.2 " HEAD_FACE
    ";font-stretch:condensed}"
    ".news p{margin:4px 0}.small{font-size:14px}.do{margin:20px 0 0;padding:12px 14px;border:1.5px solid}"
    ".sums{margin:16px 0 0}.sums span{display:inline-block;margin:0 24px 4px 0}"
    ".sums b{font:800 22px/1 " HEAD_FACE ";font-stretch:condensed}"
    "table{width:100%;border-collapse:collapse}.rows td{padding:7px 10px;vertical-align:top}.rows p{margin:0}"
    ".hex,.order,.by,.typed,.who,pre{font-family:" TYPE_FACE "}.hex{font-weight:700}td.hex{width:70px}"
    ".order,.by{font-weight:700;font-size:15px}td.order{width:214px}"
    ".order small{display:inline-block;min-width:24px;font-weight:400}.by{float:right;margin-left:12px}"
    ".no{width:44px}.no b{display:block;width:26px;line-height:26px;text-align:center;font-family:" HEAD_FACE "}"
    ".title .hex{padding:0 5px;border:1.5px solid;margin-right:4px}.code{font-weight:700}"
    ".rows .sides{width:100%;max-width:520px;margin:4px 0 0}.rows .sides td{padding:1px 8px 1px "
    "0;vertical-align:middle}"
    ".rows td .sides tr:nth-child(n){background:none}.sides .who{width:72px}.sides .num{width:112px}.sides "
    ".bar{height:12px;margin:0;border-width:1.5px}"
    ".badge{display:inline-block;min-width:24px;padding:1px 3px;border:1.5px solid;text-align:center;"
    "font-family:" HEAD_FACE ";line-height:1.2}.whose{width:46px}"
    ".what{width:150px}.count{width:76px}.state{width:190px}.home{font-weight:700}.num{text-align:right;white-space:"
    "nowrap}.place{width:40px}"
    ".tag{display:inline-block;font-size:12px;font-weight:700;line-height:1.2;padding:1px 5px;border:1.5px "
    "solid;margin-left:6px}"
    ".bar{height:6px;margin-top:4px;border:1px solid}.bar i{display:block;height:100%}"
    ".clip{margin:14px 0 0;padding:10px 14px;border:1.5px dashed;white-space:pre-line;overflow-wrap:anywhere}"
    ".clip b{display:block}"
    ".view{margin:14px 0 0;padding:4px;border:1.5px solid}.view svg,.crop svg{display:block;width:100%;height:auto}"
    ".view svg.phone,.crop.phone{display:none}"
    ".crop{display:inline-block;width:32%;min-width:200px;margin:10px 1% 0 0;padding:4px;border:1.5px solid;"
    "vertical-align:top}"
    ".key{list-style:none;margin:10px 0 0;padding:0;font-size:14px}"
    ".key li{display:inline-block;margin:4px 16px 4px 0;white-space:nowrap}.key "
    "svg{width:36px;height:32px;vertical-align:middle;margin-right:6px;overflow:visible}"
    "pre{margin:14px 0 0;padding:14px;border:1px solid;font-size:15px;line-height:1.5;overflow-x:auto}"
    ".map{font-size:12px;line-height:1.25}"
    ".plot svg{display:block;width:100%;height:auto}";

/* A phone, and paper. */
static const char layout_else[] =
    "@media (max-width:560px){body{padding:0}.sheet{border-width:0;padding:0 14px 28px}h1{font-size:24px}"
    ".news{margin:0 -14px;padding:10px 14px;font-size:20px}"
    ".mast .mark{width:48px}.mast svg{width:38px;height:38px}.mast td{padding:12px 0 10px}.due b{font-size:16px}"
    ".rows td{padding:7px 6px}.by{float:none;display:block;margin:0}td.hex{width:54px}.no{width:36px}"
    ".wide td{display:block;width:auto}.wide td+td{padding-top:0}"
    ".sides .who{width:58px}.sides .num{width:96px}.whose{width:36px}.place{width:26px}"
    ".view svg.desk{display:none}.view svg.phone{display:block}.crop.phone{display:inline-block}"
    ".crop,.crop.phone{width:48%;min-width:150px}.map{font-size:8px;padding:8px 2px}"
    ".list td{display:inline-block;width:auto;padding:4px 8px 2px}.list td.broad{display:block;padding:0 8px 6px}}"
    "@media "
    "print{body{padding:0;font-size:11pt}.sheet{max-width:none;border-width:0;padding:0}h2{break-after:avoid}"
    "tr,.clip,.view,.crop,.key li{break-inside:avoid}"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

static const struct {
    const char *selector, *property;
    enum ink ink;
} colours[] = {
    { "body", "{background:", INK_DESK },
    { "body,.rows,pre", "{color:", INK_INK },
    { ".sheet", "{background:", INK_SHEET },
    { ".sheet,.mast,h2,.view,.clip,.crop,.badge,.title .hex", "{border-color:", INK_INK },
    { ".small,.key,.by", "{color:", INK_INK2 },
    { "a", "{color:", INK_INK },
    { ".do,.news", "{background:", INK_MARKER },
    { ".do,.do a,.news", "{color:", INK_ON_MARKER },
    { ".do,.news", "{border-color:", INK_ON_MARKER },
    { ".less,.hungry .hex", "{color:", INK_RED },
    { ".no b", "{background:", INK_RED },
    { ".no b", "{color:", INK_SHEET },
    { ".rows tr:nth-child(odd),pre", "{background:", INK_BAR },
    { "pre", "{border-color:", INK_RULE2 },
    { ".code", "{color:", INK_WARN },
    { ".lost .hex", "{color:", INK_RED },
    { ".tag", "{border-color:", INK_INK },
    { ".bar", "{border-color:", INK_RULE2 },
    { ".sides .bar", "{border-color:", INK_RED },
    { ".bar i", "{background:", INK_GAME },
};

static void write_colours(struct buffer *out, bool night) {
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++) {
        const struct ink_look *look = &ink_looks[colours[i].ink];
        buffer_text(out, colours[i].selector);
        buffer_text(out, colours[i].property);
        buffer_colour(out, night ? look->night : look->day);
        buffer_byte(out, '}');
    }
}

void html_style(struct buffer *out) {
    buffer_text(out, layout);
    buffer_text(out, layout_else);
    write_colours(out, false);
    svg_faces(out);
    buffer_text(out, "@media screen and (prefers-color-scheme:dark){");
    write_colours(out, true);
    buffer_text(out, "}@media print{body,.sheet{background:#fff}}");
}
