"""Writes tokens.css. Colours are named here once; shades are mixed in OKLab so that all pieces share one light."""
import pathlib
def h2r(h): h=h.lstrip("#"); return [int(h[i:i+2],16)/255 for i in (0,2,4)]
def lin(v): return v/12.92 if v<=.04045 else ((v+.055)/1.055)**2.4
def unlin(v): v=max(0,min(1,v)); return 12.92*v if v<=.0031308 else 1.055*v**(1/2.4)-.055
def oklab(h):
    r,g,b=[lin(v) for v in h2r(h)]
    l=(.4122214708*r+.5363325363*g+.0514459929*b)**(1/3); m=(.2119034982*r+.6806995451*g+.1073969566*b)**(1/3); s=(.0883024619*r+.2817188376*g+.6299787005*b)**(1/3)
    return (.2104542553*l+.793617785*m-.0040720468*s, 1.9779984951*l-2.428592205*m+.4505937099*s, .0259040371*l+.7827717662*m-.808675766*s)
def hexa(L,a,b):
    l=(L+.3963377774*a+.2158037573*b)**3; m=(L-.1055613458*a-.0638541728*b)**3; s=(L-.0894841775*a-1.291485548*b)**3
    r=4.0767416621*l-3.3077115913*m+.2309699292*s; g=-1.2684380046*l+2.6097574011*m-.3413193965*s; b2=-.0041960863*l-.7034186147*m+1.707614701*s
    return "#"+"".join(f"{round(unlin(v)*255):02X}" for v in (r,g,b2))
def mix(a,b,t):
    A,B=oklab(a),oklab(b); return hexa(*[x+(y-x)*t for x,y in zip(A,B)])
def lum(h): r,g,b=[lin(v) for v in h2r(h)]; return .2126*r+.7152*g+.0722*b
def contrast(a,b):
    x,y=sorted((lum(a),lum(b)),reverse=True); return (x+.05)/(y+.05)
DARKW="#1E0F06"; LIGHTW="#FFF8E6"
def shade(h,t=.27): return mix(h,DARKW,t)
def light(h,t=.34): return mix(h,LIGHTW,t)
def line(h,t=.7): return mix(h,DARKW,t)
def text_on(h):
    return "#FFF8EA" if contrast("#FFF8EA",h)>=4.5 else ("#2A1A10" if contrast("#2A1A10",h)>contrast("#FFF8EA",h) else "#FFF8EA")
def ensure_max(h):
    """as light as a button may be in the dark theme while cream text keeps 4.5:1"""
    t=0
    while contrast(mix(h,"#FFF3DC",t+.01),"#FFF8EA")>=4.7 and t<.14: t+=.01
    return mix(h,"#FFF3DC",t)
def ensure(h,bg,goal,toward):
    t=0
    while contrast(mix(h,toward,t),bg)<goal and t<1: t+=.02
    return mix(h,toward,t)

SEATS={"coral":("#C8452F","triangle"),"sun":("#E0A526","square"),"turquoise":("#1F9AA0","disc"),"orange":("#E0772B","diamond"),"violet":("#7B4FA3","star"),"shell":("#EDE6D6","cross")}
UI={"light":dict(table="#F6F0E4",card="#FFFBF2",raised="#FFFFFA",sunken="#EDE4D2",ink="#2B2A28",muted="#6B655B",line="#D9CDB8",line_strong="#B5A588"),
    "dark":dict(table="#171A1C",card="#22272A",raised="#2B3134",sunken="#111415",ink="#EFE8DA",muted="#A79F90",line="#3A4144",line_strong="#5C666A")}
GAMES={"mangrovia":("#2F6B45","#3F88B5","#6BAA6C"),"flucht":("#74405F","#2F4A57","#E08A3C"),"borabora":("#12777C","#5FB7B5","#D9703F"),"zanzibar":("#A04A1C","#6FAFB8","#E3B23C")}
ART=dict(paper="#FFF6E2",wood="#B57C45",thatch="#DDB05A",leaf="#5A9A52",stone="#AAA79E",gold="#E6B441",clay="#BC5B3C",sea="#4A93BD",skin="#B9794F",blush="#F0BFA6",violet="#8A63AE")
TERR={"mg":dict(water="#3F88B5",sand="#E3C27A",mangrove="#2F6B45",reed="#9DB24B"),
      "fl":dict(monkey="#3B7DB8",vulture="#E5B72E",snake="#C2402F",crocodile="#3C8A4E",tiger="#E07B2A",elephant="#8C8F93"),
      "bb":dict(forest="#3F7D4A",plain="#D9703F",beach="#EBCB75",mountain="#8E9296",lagoon="#5FB7B5"),
      "zz":dict(north="#93B86A",east="#EFCF63",south="#DE8C92",west="#AA97CB",centre="#F0A047",sea="#6FAFB8"),
      "god":dict(blue="#3F86B8",white="#F1E9D8",red="#C44A35",green="#4C8F52",yellow="#E5B434")}
def terr(theme):
    o=[]
    for pre,d in TERR.items():
        for k,h in d.items():
            b=h if theme=="light" else mix(h,"#14110E",.17)
            o+= [f"--{pre}-{k}:{b};", f"--{pre}-{k}-shade:{shade(b)};", f"--{pre}-{k}-light:{light(b,.42 if theme=='light' else .3)};", f"--{pre}-{k}-on:{text_on(b)};"]
    return o
def art(theme):
    o=["--art-line:#4A3323;" if theme=="light" else "--art-line:#20150E;","--art-shadow:#2B1A0A;" if theme=="light" else "--art-shadow:#000000;","--art-hair:#3A2A26;","--art-night:#2E4150;"]
    o+=["--board-sand:#E9D29A;","--board-grass:#C7CC8C;","--board-rock:#B9B5A6;","--coast-foam:#FFF6DF;","--coast-shallow:#FFFFFF;"] if theme=="light" else ["--board-sand:#B39B69;","--board-grass:#7F8B58;","--board-rock:#7F7C72;","--coast-foam:#CFC6AE;","--coast-shallow:#7FB4C4;"]
    for k,h in ART.items():
        b=h if theme=="light" else ("#EFE4CC" if k=="paper" else mix(h,"#1A1410",.1))
        o+=[f"--art-{k}:{b};",f"--art-{k}-shade:{shade(b,.16 if k=='paper' else .27)};",f"--art-{k}-light:{light(b)};"]
    return o
def ui(theme):
    u=UI[theme]; o=[f"--{k.replace('_','-')}:{v};" for k,v in u.items()]
    d=theme=="dark"
    o+=["--glow:#E8A33D;", f"--glow-text:{ensure('#B5740F' if not d else '#E8A33D',u['card'],4.6,'#2B1A05' if not d else '#FFF8EA')};", "--glow-soft:#E8A33D55;" if not d else "--glow-soft:#E8A33D66;",
        f"--good:{ensure('#3C7D46',u['card'],4.6,'#10240F' if not d else '#EAF6DD')};", f"--bad:{ensure('#B4402B',u['card'],4.6,'#2B0B05' if not d else '#FFE9DF')};", f"--info:{ensure('#23708A',u['card'],4.6,'#05222B' if not d else '#E5F6FA')};",
        f"--focus:{'#1D5B8C' if not d else '#8CC8F0'};",
        f"--shadow-1:0 1px 2px {'#4a341a22' if not d else '#0006'},0 2px 6px {'#4a341a14' if not d else '#0004'};",
        f"--shadow-2:0 2px 4px {'#4a341a22' if not d else '#0007'},0 8px 20px {'#4a341a1f' if not d else '#0006'};",
        f"--shadow-3:0 4px 10px {'#4a341a26' if not d else '#0009'},0 20px 48px {'#4a341a33' if not d else '#000a'};",
        f"--piece-shadow:drop-shadow(0 1.5px 1px {'#2b1a0a55' if not d else '#000a'});"]
    for k,(h,mk) in SEATS.items():
        o.append(f"--seat-{k}-text:{ensure(h if k!='shell' else '#7A6E58',u['card'],4.6,'#1E0F06' if not d else '#FFF8EA')};")
        o.append(f"--seat-{k}-wash:{mix(h,u['card'],.86 if not d else .8)};")
    for k,(a,sea,acc) in GAMES.items():
        wash=mix(a,u["card"],.88 if not d else .78)
        A=ensure(ensure(a,u["card"],4.6,"#0E0A05" if not d else "#FFF3DC"),wash,4.6,"#0E0A05" if not d else "#FFF3DC")
        fillc=a if not d else ensure_max(a)
        o+= [f"--game-{k}:{fillc};",f"--game-{k}-text:{A};",f"--game-{k}-on:{text_on(fillc)};",f"--game-{k}-wash:{mix(a,u['card'],.88 if not d else .78)};",f"--game-{k}-sea:{sea if not d else mix(sea,'#0C1316',.42)};",f"--game-{k}-sea-deep:{shade(sea,.2) if not d else mix(sea,'#0C1316',.58)};",f"--game-{k}-spark:{acc};"]
    return o
def block(sel,items,per=4,ind="  "):
    rows=[ind+" ".join(items[i:i+per]) for i in range(0,len(items),per)]
    return sel+" {\n"+"\n".join(rows)+"\n}\n"
def css():
    t="""/* Archipel design tokens. Light is the default; dark by [data-theme="dark"] or by the system when nothing was chosen.
   Names: --<what>[-<variant>]; a piece takes its colours from the nearest .seat-* ancestor, a page from [data-game].
   Check after every change: python contrast.py */
@font-face { font-family: "Fraunces"; src: url("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2") format("woff2"); font-weight: 100 900; font-display: swap; }
@font-face { font-family: "Fraunces"; src: url("@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2") format("woff2"); font-weight: 100 900; font-style: italic; font-display: swap; }
@font-face { font-family: "Source Sans 3"; src: url("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2") format("woff2"); font-weight: 200 900; font-display: swap; }
@font-face { font-family: "Source Sans 3"; src: url("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2") format("woff2"); font-weight: 200 900; font-style: italic; font-display: swap; }
"""
    t+=block(":root",["--font-display:\"Fraunces\",\"Source Serif 4\",Georgia,\"Liberation Serif\",serif;","--font-text:\"Source Sans 3\",\"Source Sans Pro\",Inter,\"Noto Sans\",system-ui,sans-serif;",
      "--text-xs:.75rem;","--text-s:.8125rem;","--text-m:.9375rem;","--text-l:1.125rem;","--text-xl:1.375rem;","--text-2xl:1.75rem;","--text-3xl:2.375rem;","--text-4xl:3.25rem;",
      "--lh-tight:1.15;","--lh:1.45;",
      "--space-1:4px;","--space-2:8px;","--space-3:12px;","--space-4:16px;","--space-5:24px;","--space-6:32px;","--space-7:48px;","--space-8:72px;",
      "--radius-s:6px 7px 6px 8px;","--radius-m:11px 13px 10px 12px;","--radius-l:18px 21px 17px 20px;","--radius-pill:999px;",
      "--tap:44px;","--glow-width:2.5px;",
      "--quick:120ms;","--calm:220ms;","--move:380ms;","--ease:cubic-bezier(.2,.8,.3,1);","--ease-drop:cubic-bezier(.3,1.4,.5,1);"],4)
    for th,sel in (("light",":root, [data-theme=\"light\"]"),("dark","[data-theme=\"dark\"]")):
        t+="\n/* ---- "+th+" ---- */\n"+block(sel,[f"color-scheme:{th};"]+ui(th),4)
        t+=block(sel,art(th),6)+block(sel,terr(th),4)
    dark_all=[f"color-scheme:dark;"]+ui("dark")+art("dark")+terr("dark")
    t+="\n/* the system's choice, when the person has made none */\n@media (prefers-color-scheme: dark) {\n"+block("  :root:not([data-theme])",dark_all,6,"    ")+"}\n"
    t+="\n/* ---- seats: a colour and a mark, on every piece and panel ---- */\n"
    for k,(h,mk) in SEATS.items():
        sn=line(h,.76 if k=="sun" else .7) if k!="shell" else "#352D24"
        on={"coral":"#FFF4E0","sun":"#3D2A05","turquoise":"#062E31","orange":"#3B1B05","violet":"#FBF0FF","shell":"#4A4034"}[k]
        t+=f".seat-{k} {{ --seat:{h}; --seat-shade:{shade(h) if k!='shell' else '#C9BEA6'}; --seat-light:{light(h) if k!='shell' else '#FBF7EC'}; --seat-line:{sn}; --seat-on:{on}; --seat-text:var(--seat-{k}-text); --seat-wash:var(--seat-{k}-wash); " + " ".join(f"--mark-{m}:{'inline' if m == mk else 'none'};" for m in ("triangle","square","disc","diamond","star","cross")) + " }\n"
    t+=".seat-neutral { --seat:#B9AE9B; --seat-shade:#94897A; --seat-light:#D8CFBF; --seat-line:#4B4338; --seat-on:#4B4338; --seat-text:var(--muted); --seat-wash:var(--sunken); }\n"
    t+="\n/* ---- one look, four moods ---- */\n:root { --accent:var(--game-borabora); --accent-text:var(--game-borabora-text); --accent-on:var(--game-borabora-on); --accent-wash:var(--game-borabora-wash); }\n"
    for k in GAMES:
        t+=f"[data-game=\"{k}\"] {{ --accent:var(--game-{k}); --accent-text:var(--game-{k}-text); --accent-on:var(--game-{k}-on); --accent-wash:var(--game-{k}-wash); --sea:var(--game-{k}-sea); --sea-deep:var(--game-{k}-sea-deep); --spark:var(--game-{k}-spark); }}\n"
    t+="\n@media (prefers-reduced-motion: reduce) { :root { --quick:0ms; --calm:0ms; --move:0ms; } }\n"
    return t
if __name__=="__main__":
    pathlib.Path(__file__).parent.parent.joinpath("tokens.css").write_text(css())
