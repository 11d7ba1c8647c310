import "server-only";

/** The look of the pages without scripts: the shop's paper, ink and chilli, and targets that a thumb hits. */
export const plainCss = `
*{box-sizing:border-box}
body{margin:0;background:#fbf5e6;color:#2b1a12;font:1.0625rem/1.6 'Hind Madurai','Noto Sans Tamil',Roboto,'Segoe UI',Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,.name span{font-family:Fraunces,'Noto Serif',Georgia,'Times New Roman',serif;line-height:1.15}
h1{font-size:2.25rem;margin:.5rem 0 1rem}
h2{font-size:1.5rem;margin:0 0 .75rem}
a{color:#a3201d;text-underline-offset:.2em}
:focus-visible{outline:3px solid #2e6b3b;outline-offset:3px}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static;display:block;padding:.75rem 1rem}
header,main,footer{max-width:48rem;margin:0 auto;padding:.5rem 1rem}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;border-bottom:2px solid #b8862d}
.name{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;font-size:1.6rem;font-weight:600;text-decoration:none}
.name svg{width:2.25rem;height:2.25rem}
nav a,footer a,.link{display:inline-flex;align-items:center;min-height:2.75rem}
nav a{padding:0 .4rem}
main{padding-top:1rem;padding-bottom:3rem}
footer{border-top:1px solid #6b3a2033;color:#6b3a20}
.steps{display:flex;gap:.5rem 1.25rem;margin:0;padding:0;list-style-position:inside;color:#6b3a20}
.steps [aria-current]{font-weight:600;color:#2b1a12}
.card{background:#fffdf7;border:1px solid #6b3a202e;border-radius:1.25rem;padding:1rem 1.25rem;margin:0 0 1rem}
.lines{list-style:none;padding:0;margin:0}
.lines:target,.lines>:target{outline:3px solid #e8a317}
.line{display:grid;grid-template-columns:4.5rem 1fr;gap:.25rem 1rem}
.line img{width:4.5rem;height:4.5rem;object-fit:cover;border-radius:.75rem}
.line h2{font-size:1.2rem;margin:0}
.line p,.notice p{margin:0}
.card .line+.line,form+form{margin-top:1rem}
.row button{padding:.5rem 1rem}
.line form,.line .wide{grid-column:1/-1}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}
[lang=ta],.small{color:#6b3a20}
legend+*{clear:both}
.small{font-size:.9375rem}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid #a3201d;border-radius:99rem;background:#a3201d;color:#fffdf7;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:hover,button:hover{background:#7d1614;border-color:#7d1614;color:#fffdf7}
.quiet{background:transparent;color:#a3201d}
.wide{width:100%}
label{font-weight:600}
.field{margin:0 0 1.1rem}
.field label{display:block;margin-bottom:.35rem}
.field i{font-style:normal;font-weight:400;color:#6b3a20}
input,select{width:100%;min-height:3rem;padding:.5rem .875rem;border:1.5px solid #8a6d5a;border-radius:.75rem;background:#fffdf7;color:inherit;font:inherit}
input[type=number]{width:5.5rem}
input[type=checkbox]{width:1.5rem;min-height:1.5rem;margin:0;flex:none}
.tick{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;font-weight:400}
[aria-invalid=true]{border-color:#a3201d;box-shadow:inset 0 0 0 1px #a3201d}
.wrong{margin:.35rem 0 0;color:#a3201d;font-weight:600}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{float:left;width:100%;padding:0;margin-bottom:.75rem;font:600 1.4rem Fraunces,'Noto Serif',Georgia,serif}
.notice{border-left:4px solid #e8a317;background:#fdf0cf;padding:.75rem 1rem;border-radius:.5rem;margin:0 0 1rem}
.error{border-left-color:#a3201d;background:#fbe6e0}
.stop{margin:0;border-radius:0;text-align:center}
dl{margin:1rem 0}
dl div{display:flex;justify-content:space-between;gap:1rem}
dd{margin:0}
.saving{color:#2e6b3b}
.total{font-weight:700;font-size:1.25rem;border-top:1px solid #6b3a2033;padding-top:.35rem}
.big{font-size:1.5rem;font-weight:700;white-space:nowrap}
address{font-style:normal}
summary{cursor:pointer;min-height:2.75rem;padding:.5rem 0;color:#a3201d;text-decoration:underline}
@media (min-width:40rem){.two{display:grid;grid-template-columns:1fr 1fr;gap:0 1.25rem}h1{font-size:3rem}.line form{grid-column:2}}
`;
