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
    ".small{font-size:14px}.do{margin:20px 0 0;padding:12px 14px;border:1.5px solid}"
    "table{width:100%;border-collapse:collapse}.rows td{padding:7px 10px;vertical-align:top}.rows p{margin:0}"
    ".hex,.order,.typed,pre{font-family:" TYPE_FACE "}.hex{width:62px;font-weight:700}"
    ".order{width:196px;font-weight:700;font-size:15px}.order small{font-weight:400;margin-left:8px;white-space:nowrap}"
    ".code{font-weight:700}.badge{width:46px}.badge svg{display:block;width:34px;height:34px;overflow:visible}"
    ".what{width:150px}.count{width:76px}.state{width:190px}.home{font-weight:700}.num{text-align:right;white-space:"
    "nowrap}.place{width:34px}"
    ".tag{display:inline-block;font-size:12px;font-weight:700;line-height:1.2;padding:1px 5px;border:1.5px "
    "solid;margin-left:6px}"
    ".bar{height:6px;margin-top:4px;border:1px solid}.bar i{display:block;height:100%}"
    ".clip{margin:14px 0 0;padding:10px 14px;border:1.5px dashed;white-space:pre-line;overflow-wrap:anywhere}"
    ".clip b{display:block}"
    ".view{margin:14px 0 0;padding:6px;border:1.5px solid;overflow-x:auto}.view svg{display:block;margin:0 "
    "auto;height:auto}"
    ".key{list-style:none;margin:10px 0 0;padding:0;font-size:14px}"
    ".key li{display:inline-block;margin:4px 16px 4px 0;white-space:nowrap}.key "
    "svg{width:36px;height:32px;vertical-align:middle;"
    "margin-right:6px;overflow:visible}.key .who svg{width:26px;height:26px}"
    "pre{margin:14px 0 0;padding:14px;border:1px solid;font-size:15px;line-height:1.5;overflow-x:auto}"
    "details{margin-top:14px}summary{font-weight:700;cursor:pointer}.map{font-size:12px;line-height:1.25}"
    ".plot svg{display:block;width:100%;height:auto}"
    ".foot{margin-top:32px;padding-top:10px;border-top:1.5px solid}"
    "@media (max-width:560px){body{padding:0}.sheet{border-width:0;padding:0 14px 28px}h1{font-size:24px}"
    ".mast .mark{width:48px}.mast svg{width:38px;height:38px}.mast td{padding:12px 0 10px}.due b{font-size:16px}"
    ".wide td{display:block;width:auto}.wide td+td{padding-top:0}.wide .event "
    "td{display:table-cell;padding-top:7px}.wide .event .order{min-width:62px}"
    ".list td{display:inline-block;width:auto;padding:4px 8px 2px}.list td.broad{display:block;padding:0 8px 6px}}"
    "@media "
    "print{details{display:none}body{padding:0;font-size:11pt}.sheet{max-width:none;border-width:0;padding:0}h2{break-"
    "after:avoid}"
    "tr,.clip,.view,.key li{break-inside:avoid}.view{overflow:visible;border-width:0}"
    ".view svg{width:100%!important;min-width:0!important;max-height:200mm}"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

static const struct {
    const char *selector, *property;
    enum ink ink;
} colours[] = {
    { "body", "{background:", INK_DESK },
    { "body,.rows,pre", "{color:", INK_INK },
    { ".sheet", "{background:", INK_SHEET },
    { ".sheet,.mast,h2,.view,.clip,.foot", "{border-color:", INK_INK },
    { ".small,.key,.order small", "{color:", INK_INK2 },
    { ".do", "{background:", INK_MARKER },
    { ".do,.do a", "{color:", INK_ON_MARKER },
    { ".do", "{border-color:", INK_ON_MARKER },
    { ".rows tr:nth-child(odd),pre", "{background:", INK_BAR },
    { "pre", "{border-color:", INK_RULE2 },
    { ".code", "{color:", INK_WARN },
    { ".lost .hex", "{color:", INK_RED },
    { ".tag", "{border-color:", INK_INK },
    { ".bar", "{border-color:", INK_RULE2 },
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
    write_colours(out, false);
    svg_style(out);
    buffer_text(out, "@media screen and (prefers-color-scheme:dark){");
    write_colours(out, true);
    buffer_text(out, "}@media print{body,.sheet{background:#fff}}");
}
