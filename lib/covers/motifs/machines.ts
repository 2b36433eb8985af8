/** Vehicles, weapons and tools. */
export const machines = {
  rocket:
    '<path class="b" d="M34 58 12 78v20l24-10zM66 58l22 20v20L64 88z"/><path class="p" d="M50-6c18 14 24 38 18 72l-6 22H38l-6-22C26 32 32 8 50-6z"/><path class="k" d="M50-6c10 8 16 18 18 30H32c2-12 8-22 18-30zM38 88h24l2 6H36z"/><circle class="k" cx="50" cy="48" r="12"/><circle class="a" cx="50" cy="48" r="7"/>',
  spaceship:
    '<path class="k" d="M50 0 62 40l34 30v14L62 76v14l10 10H28l10-10V76L4 84V70l34-30z"/><path class="b" d="M50 20 58 50v34H42V50z"/><path class="p" d="M50 30l6 20H44z"/><path class="k" d="M10 52h6v26h-6zM84 52h6v26h-6z"/>',
  saucer:
    '<path class="a" d="M36 62 14 100h72L64 62z"/><path class="p" d="M26 40c0-40 48-40 48 0z"/><ellipse class="k" cx="50" cy="48" rx="48" ry="17"/><path class="b" d="M16 44a5 5 0 1 0 .1 0zM38 50a5 5 0 1 0 .1 0zM62 50a5 5 0 1 0 .1 0zM84 44a5 5 0 1 0 .1 0z"/>',
  racer:
    '<path class="k" d="M0 62h14l6-10h16l10-12h16l6 12h14l16 8v14H0z"/><path class="b" d="M0 44h16v8H8v14H0zM24 58h52l18 5v5H24z"/><circle class="k" cx="22" cy="74" r="17"/><circle class="k" cx="78" cy="74" r="17"/><circle class="p" cx="22" cy="74" r="7"/><circle class="p" cx="78" cy="74" r="7"/><path class="p" d="M48 42h11l4 10H42z"/>',
  car: '<path class="b" d="M2 80V58l16-6 12-24h40l14 24 14 6v22z"/><path class="p" d="m28 50 8-15h11v15zM53 50V35h12l9 15z"/><path class="k" d="M0 72h100v10H0z"/><circle class="k" cx="24" cy="82" r="14"/><circle class="k" cx="76" cy="82" r="14"/><circle class="p" cx="24" cy="82" r="6"/><circle class="p" cx="76" cy="82" r="6"/>',
  motorbike:
    '<circle class="K" cx="20" cy="78" r="17"/><circle class="K" cx="80" cy="78" r="17"/><path class="k" d="M20 82 36 54H14V44h30l10 8 14-10-6-14h-10v-8h16l14 58-6 2-7-26-19 24H40l-12 6z"/><path class="b" d="M44 50l10 8 18-14 4 12-18 18H42z"/>',
  train:
    '<path class="k" d="M10 70h84v14H10zM54 12h40v60H54zM50 8h48v9H50zM16 20h16v22H16zM12 14h24v8H12z"/><path class="b" d="M12 38h46v34H12z"/><path class="p" d="M62 24h24v22H62z"/><circle class="k" cx="24" cy="86" r="13"/><circle class="k" cx="52" cy="86" r="13"/><circle class="k" cx="82" cy="86" r="13"/><path class="p" d="M24 81a5 5 0 1 0 .1 0zM52 81a5 5 0 1 0 .1 0zM82 81a5 5 0 1 0 .1 0z"/><path class="k" d="m12 74-14 22h20z"/>',
  plane:
    '<path class="k" d="M96 8c6 6 2 16-6 24L70 50l10 40-8 8-20-34-18 16 2 14-6 6-10-18L2 72l6-6 14 2 16-18L4 30l8-8 40 10L72 12c8-8 18-10 24-4z"/><path class="b" d="M52 32 12 22l-8 8 34 20zM70 50l10 40-8 8-20-34z"/><path class="p" d="m76 18 8-6 6 6-6 8z"/>',
  sailship:
    '<path class="K" d="M36 8v64M66 2v70"/><path class="p" d="M36 12c18 8 18 30 0 40-10-12-10-28 0-40zM66 6c22 10 22 38 0 48-12-14-12-34 0-48z"/><path class="k" d="M0 66h18l4 6h54l6-10h18c-2 18-10 32-22 38H22C10 92 4 82 0 66z"/><path class="b" d="M14 82h72c-2 4-4 6-6 8H20c-3-2-5-5-6-8zM66 2V-8l14 5z"/>',
  tank: '<path class="k" d="M2 66h96l-8 30H10zM24 44h44l8 20H16zM34 30h26v16H34z"/><path class="k" d="M58 34h42v8H58z"/><path class="b" d="M24 52h48l4 12H20z"/><path class="p" d="M20 76a7 7 0 1 0 .1 0zM40 76a7 7 0 1 0 .1 0zM60 76a7 7 0 1 0 .1 0zM80 76a7 7 0 1 0 .1 0z"/>',
  truck:
    '<path class="b" d="M2 28h58v50H2z"/><path class="k" d="M62 40h20l16 20v20H62zM0 76h100v8H0z"/><path class="p" d="M68 46h12l9 13H68zM12 40h38v6H12zM12 52h38v6H12z"/><circle class="k" cx="22" cy="86" r="13"/><circle class="k" cx="78" cy="86" r="13"/><path class="p" d="M22 81a5 5 0 1 0 .1 0zM78 81a5 5 0 1 0 .1 0z"/>',
  submarine:
    '<path class="K" d="M48 34V10h16"/><path class="k" d="M36 30h26v16H36zM2 38l14 14v10L2 78zM10 58c0-14 16-20 40-20s48 4 48 20-24 22-48 22-40-6-40-22z"/><circle class="p" cx="36" cy="58" r="8"/><circle class="p" cx="58" cy="58" r="8"/><circle class="p" cx="80" cy="58" r="6"/><path class="b" d="M16 68c20 8 60 8 78 0-8 8-24 12-44 12-16 0-28-4-34-12z"/>',
  gears:
    '<path class="k" d="M34 20h14l2 10 8 4 9-6 9 10-6 9 4 8 10 2v13l-10 2-4 9 6 8-9 10-9-6-8 4-2 9H34l-2-9-8-4-9 6-9-10 6-8-4-9-8-2V57l8-2 4-8-6-9 9-10 9 6 8-4z"/><circle class="a" cx="41" cy="63" r="17"/><circle class="k" cx="41" cy="63" r="7"/><path class="b" d="M76-4h8l2 7 6 3 6-4 6 7-4 5 2 6 7 2v8l-7 2-2 6 4 5-6 7-6-4-6 3-2 6h-8l-2-6-6-3-6 4-6-7 4-5-2-6-7-2v-8l7-2 2-6-4-5 6-7 6 4 6-3z"/><circle class="k" cx="80" cy="26" r="8"/>',
  sword:
    '<path class="p" d="M50-6l9 14v52H41V8z"/><path class="b" d="M50-6l9 14v52h-9z"/><path class="k" d="M22 60h56l6 8-6 6H22l-6-6zM44 74h12v16H44z"/><circle class="k" cx="50" cy="94" r="9"/>',
  swords:
    '<path class="p" d="m2 2 16 2 52 52-12 12L6 16zM98 2 82 4 30 56l12 12 52-52z"/><path class="b" d="m2 2 4 14 52 52 6-6zM98 2l-4 14-52 52-6-6z"/><path class="k" d="m80 46 8 8-10 10 18 18-10 14-22-20-10 8-8-8zM20 46l-8 8 10 10L4 82l10 14 22-20 10 8 8-8z"/>',
  shield:
    '<path class="k" d="M50 0c16 8 30 10 44 10 2 40-12 74-44 90C18 84 4 50 6 10 20 10 34 8 50 0z"/><path class="b" d="M50 10v78C24 74 14 46 14 18c12 0 24-2 36-8z"/><path class="p" d="M50 10c12 6 24 8 36 8 0 28-10 56-36 70z"/><path class="k" d="M43 22h14v18h18v13H57v26H43V53H25V40h18z"/>',
  pistol:
    '<path class="k" d="M2 22h88l8 6v20H66l-4 10H46l-8 38H10l10-48L2 44z"/><path class="p" d="M12 28h52v6H12z"/><path class="b" d="m26 52-8 38h14l8-38z"/><path class="K" d="M44 56c2 10 14 10 16 0"/>',
  crosshair:
    '<circle class="K" cx="50" cy="50" r="38"/><circle class="B" cx="50" cy="50" r="22"/><path class="k" d="M46 0h8v32h-8zM46 68h8v32h-8zM0 46h32v8H0zM68 46h32v8H68z"/><circle class="b" cx="50" cy="50" r="7"/>',
  bow: '<path class="K" d="M22 2c50 14 50 82 0 96"/><path class="P" d="m22 4-16 46 16 46"/><path class="K" d="M6 50h76"/><path class="b" d="m100 50-26-14 6 14-6 14z"/><path class="k" d="m0 42 14 8-14 8 4-8z"/>',
  bomb: '<circle class="k" cx="44" cy="62" r="38"/><path class="k" d="m60 20 18 14-10 12-18-14z"/><path class="B" d="M72 26C76 8 88 6 96 14"/><path class="a" d="m96 0 3 8 8 2-6 5 2 9-7-5-7 5 2-9-6-5 8-2z"/><path class="p" d="M20 56c2-12 10-18 20-20-8 8-12 16-12 26-4 2-8 0-8-6z"/>',
  hammer:
    '<path class="b" d="M44 36h13v64H44z"/><path class="k" d="M16 8h56l20 12v10L72 42H16z"/><path class="p" d="M22 14h10v22H22z"/>',
  pickaxe:
    '<path class="b" d="m60 28 12 12-58 58-12-12z"/><path class="k" d="M26 4c32 0 68 34 70 70C86 52 70 40 60 40c0-12-12-26-34-36z"/><path class="p" d="M78 14l8 8-10 10-8-8z"/>',
  bolt: '<path class="k" d="M62-4 14 56h26l-10 48 56-64H58z"/><path class="b" d="m56 10-30 40h24l-8 32 32-36H50z"/>',
} as const;
