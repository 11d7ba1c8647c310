import { palette } from "#lib/shop/palette.ts";

/** The cups of the shop's mark. */
const cups = ["chilli", "turmeric", "leaf", "brass", "ink", "orange", "tamarind"] as const;

/**
 * The shop's colours in dark mode; programs that invert colours themselves then have dark on light or light on dark
 * everywhere.
 */
const dark = `
body,.page{background:#1B110C;color:${palette.paper}}
.card{background:${palette.ink}}
.foot{background:#37231A}
.head,.way td{background:#8A1A17}
h1,.facts tr.weighty td{color:#FFE3B8}
.facts th,.foot{color:#D9B48C}
.facts th,.facts td,.foot{border-color:#5B4334}
.facts tr.weighty th,.facts tr.weighty td{background:#3D281B}
p a{color:#FFC2AE}`;

const narrow = `
.page>tbody>tr>td{padding:0}
.card{border-radius:0}
.head{padding:16px}
.body{padding:20px 16px}
.foot{padding:12px 16px}
h1{font-size:25px}
.facts th{display:block;width:auto;padding:9px 0 0;line-height:20px}
.facts td{display:block;padding:0 0 10px;border-top:0}
.facts tr.weighty th{padding:9px 12px 0;line-height:20px}
.facts tr.weighty td{padding:0 12px 10px;font-size:18px}`;

/** The style sheet of every mail: the shop's colours and type, narrow screens, the dark. */
export const emailCss = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:${palette.paper};color:${palette.ink};font:16px/1.5 'Hind Madurai','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.page>tbody>tr>td{padding:24px 12px}
.card{max-width:600px;background:${palette.rice};text-align:left;border-radius:16px;overflow:hidden}
.head{padding:20px 32px;background:${palette.chilli};border-bottom:4px dotted ${palette.turmeric};color:${palette.rice}}
.petti{width:46px;padding:2px 0;border:3px solid ${palette.gilt};border-radius:50%;background:${palette.rice};text-align:center;line-height:0;font-size:0}
.petti span{display:inline-block;vertical-align:middle}
.petti i{display:block;width:12px;height:12px;margin:1px;border-radius:50%}
.name{padding-left:14px;line-height:1.25}
.shop{font:bold 26px/1.1 Fraunces,Georgia,'Times New Roman',serif}
.tamil{font-size:16px}
.tagline{font-size:14px}
.body{padding:28px 32px}
h1{margin:0 0 14px;color:${palette.chilli};font:bold 30px/1.15 Fraunces,Georgia,'Times New Roman',serif}
p{margin:0 0 14px}
.facts{margin:0 0 22px;border-collapse:collapse}
.facts th{width:104px;padding:10px 12px 10px 0;border-top:1px solid #E4D6BE;color:${palette.tamarind};font-weight:normal;font-size:14px;line-height:24px;text-align:left;vertical-align:top}
.facts td{padding:10px 0;border-top:1px solid #E4D6BE;vertical-align:top;overflow-wrap:anywhere}
.facts tr.weighty th,.facts tr.weighty td{background:#FCEBC3}
.facts tr.weighty th{padding-left:12px;line-height:30px}
.facts tr.weighty td{padding-right:12px;color:${palette["chilli-dark"]};font-size:20px;font-weight:bold}
.way{margin:0 0 18px}
.way td{border-radius:999px;background:${palette.chilli}}
.button{display:inline-block;padding:13px 26px;color:${palette.rice};font-weight:bold;text-decoration:none}
p a{color:${palette.chilli}}
.foot{padding:16px 32px;border-top:1px solid #E4D6BE;background:#F7EDD7;color:${palette.tamarind};font-size:14px}
.foot p{margin:0}
${cups.map((cup) => `.${cup}{background:${palette[cup]}}`).join("")}
@media (max-width:480px){${narrow}}
@media (prefers-color-scheme:dark){${dark}}`;
