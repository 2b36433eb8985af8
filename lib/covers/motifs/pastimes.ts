/** Sports, table games and everyday things. */
export const pastimes = {
  football:
    '<circle class="k" cx="50" cy="52" r="48"/><circle class="p" cx="50" cy="52" r="42"/><path class="k" d="m50 32 19 14-7 22H38l-7-22zM50 10l12 6-12 10-12-10zM90 40l2 14-11-7 3-13zM10 40l-2 14 11-7-3-13zM75 86l-13 6 2-13 13-3zM25 86l13 6-2-13-13-3z"/>',
  basketball:
    '<circle class="b" cx="50" cy="52" r="47"/><circle class="K" cx="50" cy="52" r="46"/><path class="K" d="M50 4v96M3 52h94M18 18c22 20 22 48 0 68M82 18c-22 20-22 48 0 68"/>',
  trophy:
    '<path class="K" d="M26 16H6c0 24 8 34 26 36m42-36h20c0 24-8 34-26 36"/><path class="k" d="M22 2h56c2 40-8 60-28 60S20 42 22 2zM44 60h12v20H44zM26 80h48v20H26z"/><path class="b" d="M32 10h36c0 24-6 42-18 42S32 34 32 10z"/><path class="p" d="m50 16 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1zM36 87h28v6H36z"/>',
  flag: '<path class="k" d="M8 0h8v100H8z"/><path class="p" d="M16 6c26 10 52-10 80 0v48c-28-10-54 10-80 0z"/><path class="k" d="M16 6c9 3 18 3 27 2v16c-9 1-18 1-27-2zM70 2c9-1 18 1 26 4v16c-8-3-17-5-26-4zM43 24c9-1 18-4 27-6v16c-9 2-18 5-27 6zM16 38c9 3 18 3 27 2v16c-9 1-18 1-27-2zM70 34c9-1 18 1 26 4v16c-8-3-17-5-26-4z"/>',
  golf: '<path class="k" d="M44 0h7v92h-7z"/><path class="b" d="M50 4l44 16-44 18z"/><path class="k" d="M4 100c10-16 82-16 92 0z"/><circle class="p" cx="76" cy="84" r="8"/>',
  skate:
    '<path class="b" d="M0 52c8 10 14 14 24 14h52c10 0 16-4 24-14l-4 16c-6 8-12 10-20 10H24C16 78 10 76 4 68z"/><circle class="k" cx="28" cy="86" r="12"/><circle class="k" cx="72" cy="86" r="12"/><circle class="p" cx="28" cy="86" r="5"/><circle class="p" cx="72" cy="86" r="5"/><path class="k" d="m50 6 8 18 20 2-15 13 5 19-18-10-18 10 5-19-15-13 20-2z"/>',
  glove:
    '<path class="b" d="M22 66V26C22 8 36 0 54 0c22 0 36 14 36 34 0 14-4 24-12 32zM22 56C6 54 2 36 12 28c8-4 16 2 14 14z"/><path class="k" d="M24 66h54v34H24z"/><path class="p" d="M24 76h54v9H24z"/><path class="K" d="M24 42c10 4 24 2 28-6"/>',
  rod: '<path class="K" d="M4 98C20 40 50 8 92 4"/><path class="P" d="M92 4v52"/><path class="k" d="M92 56c-10 12-26 4-24-8l4 6c4 4 8 2 12-2z"/><circle class="b" cx="18" cy="66" r="10"/>',
  chess:
    '<path class="k" d="M20 100V88h60v12zM28 84c0-20 20-22 16-38L26 56 12 44C20 26 30 16 46 12L48 0l10 12c22 6 26 40 14 72z"/><path class="b" d="M58 12c22 6 26 40 14 72H58c10-26 10-50 0-72z"/><circle class="p" cx="42" cy="28" r="4"/><path class="p" d="M26 91h48v5H26z"/>',
  cards:
    '<g transform="rotate(-16 50 90)"><path class="k" d="M18-2h54v82H18z"/><path class="b" d="M24 4h42v70H24z"/></g><g transform="rotate(10 50 90)"><path class="k" d="M28 4h58v88H28z"/><path class="p" d="M33 9h48v78H33z"/><path class="b" d="M57 24c10 12 18 18 18 28 0 10-11 12-15 5l3 13H51l3-13c-4 7-15 5-15-5 0-10 8-16 18-28z"/></g>',
  dice: '<path class="p" d="m50 0 46 24v52L50 100 4 76V24z"/><path class="k" d="m50 48 46-24v52L50 100z"/><path class="b" d="M50 48 4 24v52l46 24z"/><ellipse class="k" cx="50" cy="24" rx="10" ry="6"/><path class="p" d="M62 54a6 8 0 1 0 .1 0zM84 64a6 8 0 1 0 .1 0zM73 58a6 8 0 1 0 .1 0zM16 44a6 8 0 1 0 .1 0zM38 72a6 8 0 1 0 .1 0z"/>',
  pawns:
    '<path class="b" d="M34 26a14 14 0 1 1 28 0c0 6-3 9-6 12l12 46H28l12-46c-3-3-6-6-6-12z"/><path class="k" d="M4 46a12 12 0 1 1 24 0c0 5-2 8-5 10l11 44H-2L9 56c-3-2-5-5-5-10zM72 46a12 12 0 1 1 24 0c0 5-2 8-5 10l11 44H66l11-44c-3-2-5-5-5-10z"/>',
  jigsaw:
    '<path class="k" d="M4 26h28c-10-26 30-26 20 0h26v28c26-10 26 30 0 20v26H52c10-24-30-24-20 0H4V74c24 8 24-28 0-20z"/><path class="b" d="M12 34h32c-8-8-10-20-2-20s6 12 0 20h28v30c10-6 18-6 18 0s-8 6-18 0v28H62"/>',
  blocks:
    '<path class="k" d="M0 70h30v30H0zM30 70h30v30H30zM30 40h30v30H30z"/><path class="b" d="M64 36h34v64H64z"/><path class="p" d="M6 76h18v18H6zM36 76h18v18H36zM36 46h18v18H36z"/><path class="k" d="M70 42h22v22H70zM70 70h22v24H70z"/><path class="a" d="M14 4h30v30H14zM44 4h30v30H44z"/><path class="k" d="M20 10h18v18H20zM50 10h18v18H50z"/>',
  gem: '<path class="k" d="M22 8h56l22 28-50 60L0 36z"/><path class="b" d="M26 14h48l6 18H20z"/><path class="p" d="m36 32 14-18 14 18-14 50z"/><path class="a" d="M10 38h22l12 38zM90 38H68L56 76z"/>',
  note: '<path class="k" d="M30 12 92 0v70c0 12-10 20-22 20s-18-12-10-20c6-6 14-8 22-6V26L40 34v48c0 12-10 18-22 18S0 90 8 80c6-6 14-8 22-6z"/><path class="b" d="m40 20 42-8v8l-42 8z"/>',
  guitar:
    '<path class="k" d="m92-2 10 10-10 10-2-2-32 32 6 14c2 14-8 14-14 24-8 16-28 16-40 4s-12-32 4-40c10-6 10-16 24-14l14 6 32-32-2-2z"/><circle class="p" cx="38" cy="62" r="11"/><path class="B" d="M20 80 88 12"/>',
  book: '<path class="k" d="M0 18c18-8 38-6 50 6 12-12 32-14 50-6v76c-18-6-38-4-50 6-12-10-32-12-50-6z"/><path class="p" d="M8 24c14-4 28-2 38 8v56c-12-6-24-6-38-4zM92 24c-14-4-28-2-38 8v56c12-6 24-6 38-4z"/><path class="B" d="M16 40c8-2 14 0 22 4M16 54c8-2 14 0 22 4M84 40c-8-2-14 0-22 4M84 54c-8-2-14 0-22 4"/>',
  magnifier:
    '<path class="k" d="m66 56 34 34-12 12-34-34z"/><circle class="k" cx="40" cy="40" r="38"/><circle class="p" cx="40" cy="40" r="28"/><path class="b" d="M20 40c12-18 28-18 40 0-12 18-28 18-40 0z"/><circle class="k" cx="40" cy="40" r="9"/>',
  cup: '<path class="K" d="M74 46c24-4 24 30-2 28"/><path class="p" d="M14 36h62v32c0 16-10 24-30 24S14 84 14 68z"/><path class="b" d="M14 48h62v14H14z"/><path class="k" d="M4 92h84v8H4z"/><path class="P" d="M32 28c-8-8 8-14 0-24m20 24c-8-8 8-14 0-24"/>',
  pot: '<path class="p" d="M20 26c-8-10 8-14 0-26h8c8 14-8 16 0 26zm30 0c-8-10 8-14 0-26h8c8 14-8 16 0 26z"/><path class="k" d="M10 40h80v40c0 14-8 20-20 20H30c-12 0-20-6-20-20zM-2 48h12v14H-2zM90 48h12v14H90zM6 30h88v8H6z"/><path class="b" d="M20 50h60v14H20z"/>',
  chest:
    '<path class="b" d="M6 42C6 18 20 8 50 8s44 10 44 34z"/><path class="k" d="M4 40h92v12H4zM6 54h88v44H6z"/><path class="b" d="M14 60h72v30H14z"/><path class="k" d="M22 8h10v92H22zM68 8h10v92H68z"/><path class="p" d="M40 36h20v24H40z"/><path class="k" d="M47 44h6v10h-6z"/>',
  potion:
    '<path class="k" d="M36-2h28v10h-6v26c22 8 34 22 34 40 0 20-18 26-42 26S8 94 8 74c0-18 12-32 34-40V8h-6z"/><path class="b" d="M18 66c18 8 40-8 64 0 6 18-8 26-32 26S14 84 18 66z"/><circle class="p" cx="40" cy="76" r="5"/><circle class="p" cx="58" cy="82" r="4"/><circle class="p" cx="62" cy="54" r="4"/>',
  clock:
    '<circle class="k" cx="50" cy="52" r="48"/><circle class="p" cx="50" cy="52" r="38"/><path class="k" d="M46 22h8v28l20 12-4 7-24-14z"/><path class="b" d="M46 16h8v8h-8zM46 80h8v8h-8zM14 48h8v8h-8zM78 48h8v8h-8z"/>',
  eye: '<path class="k" d="M0 50C24 10 76 10 100 50 76 90 24 90 0 50z"/><path class="p" d="M12 50c20-28 56-28 76 0-20 28-56 28-76 0z"/><circle class="b" cx="50" cy="50" r="20"/><circle class="k" cx="50" cy="50" r="10"/><path class="K" d="M50 18V2M24 24 14 10m62 14 10-14"/>',
  gamepad:
    '<path class="k" d="M26 22h48c20 0 28 40 26 58-2 14-16 14-24 2l-8-12H32l-8 12c-8 12-22 12-24-2-2-18 6-58 26-58z"/><path class="p" d="M24 34h10v9h9v10h-9v9H24v-9h-9V43h9z"/><circle class="b" cx="68" cy="54" r="7"/><circle class="a" cx="82" cy="42" r="7"/>',
  arcade:
    '<path class="k" d="M20 0h60v20l-6 4v26l14 12v38H12V62l14-12V24l-6-4z"/><path class="b" d="M26 5h48v12H26z"/><path class="p" d="M33 26h34v24H33z"/><path class="k" d="M46 30h8v8h8v6H38v-6h8z"/><path class="a" d="M28 60a5 5 0 1 0 .1 0zM62 60a4 4 0 1 0 .1 0zM74 60a4 4 0 1 0 .1 0zM38 78h24v12H38z"/>',
  phone:
    '<path class="k" d="M24-2h52v104H24z"/><path class="p" d="M31 10h38v74H31z"/><path class="b" d="M36 18h22v14H36zM42 38h22v14H42zM36 58h22v14H36z"/><circle class="p" cx="50" cy="93" r="5"/>',
  computer:
    '<path class="k" d="M6 4h88v66H6zM36 70h28v12H36zM14 84h72v16H14z"/><path class="p" d="M15 13h70v46H15z"/><path class="B" d="m24 24 12 9-12 9m20 2h18"/><path class="b" d="M22 89h46v5H22z"/>',
  camera:
    '<path class="k" d="M2 26h24l8-14h32l8 14h24v66H2z"/><circle class="p" cx="50" cy="58" r="25"/><circle class="b" cx="50" cy="58" r="17"/><circle class="k" cx="50" cy="58" r="8"/><path class="a" d="M80 34h12v9H80z"/>',
  balloon:
    '<path class="b" d="M50-4c30 0 42 22 38 42C84 56 64 66 60 76H40C36 66 16 56 12 38 8 18 20-4 50-4z"/><path class="p" d="M50-4c14 0 18 26 8 80H42C32 22 36-4 50-4z"/><path class="k" d="M36 82h28l-4 18H40z"/><path class="K" d="m40 74 2 10m18-10-2 10"/>',
  box: '<path class="b" d="m50 2 46 20v54L50 100 4 76V22z"/><path class="k" d="M50 44 4 22v54l46 24z"/><path class="p" d="m28 12 46 21v16l-12-3-6 8V42L16 20z"/>',
  spiral:
    '<path class="K" d="M50 52c0-8 12-6 12 4 0 14-24 16-28 0-4-22 28-34 44-16 18 22-2 54-30 52C16 90 0 60 10 34 20 10 46 0 70 8"/><circle class="b" cx="50" cy="54" r="7"/>',
  star: '<path class="k" d="m50-2 15 33 37 4-27 25 8 37-33-19-33 19 8-37L-2 35l37-4z"/><path class="b" d="m50 16 10 23 25 3-19 17 6 25-22-13z"/>',
  wings:
    '<path class="p" d="M46 90C10 92-6 60 2 10c6 12 14 16 22 18-2-8-2-12 0-18 4 14 12 20 22 24z"/><path class="p" d="M54 90c36 2 52-30 44-80-6 12-14 16-22 18 2-8 2-12 0-18-4 14-12 20-22 24z"/><path class="k" d="m50 4 8 14v64l-8 18-8-18V18z"/><path class="B" d="M38 66C26 66 18 58 14 46m24 34C26 82 18 76 12 66M62 66c12 0 20-8 24-20M62 80c12 2 20-4 26-14"/>',
} as const;
