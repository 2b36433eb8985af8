/** Animals, monsters and robots. */
export const creatures = {
  cat: '<path class="k" d="M24 100c-6-22 2-36 8-44-6-6-8-16-8-24L20 6l18 14c8-3 16-3 24 0L80 6l-4 26c0 8-2 18-8 24 8 10 12 24 8 44z"/><path class="p" d="M34 34c4-6 10-6 12 2-4 4-8 4-12-2zm32 0c-4-6-10-6-12 2 4 4 8 4 12-2z"/><path class="b" d="m46 46 4 5 4-5z"/><path class="P" d="M26 46 8 42m18 10L8 56m66-10 18-4m-18 10 18 4"/><path class="K" d="M76 94c18 4 22-12 14-24"/>',
  dog: '<path class="k" d="M22 100c-4-20 0-34 8-44C16 58 10 44 14 20c2-12 12-12 20-8 10-4 22-4 32 0 8-4 18-4 20 8 4 24-2 38-16 36 8 10 12 24 8 44z"/><path class="p" d="M38 46c6-8 18-8 24 0 4 8-2 20-12 20s-16-12-12-20z"/><path class="k" d="M44 46h12l-6 8z"/><circle class="p" cx="38" cy="30" r="5"/><circle class="p" cx="62" cy="30" r="5"/><path class="b" d="M30 74h40v8H30z"/>',
  bird: '<path class="k" d="M2 40c14-20 34-26 50-14C58 10 76 6 84 20l14 6-14 6c0 28-16 46-42 48l-4 20h-8l2-20C12 78 2 62 2 40z"/><path class="b" d="M18 46c18-10 34-6 40 10-10 16-30 16-40-10z"/><circle class="p" cx="74" cy="22" r="5"/>',
  dragon:
    '<path class="b" d="m20 60-18-4 12 14-12 10 14 6-6 14h20zM34 40 20 30l4 16z"/><path class="k" d="M14 100c-2-28 6-48 24-58L28 10l22 22 2-26 18 22c14 4 24 14 30 28l-2 10-16 4 6 8-14 2c-10 0-16 2-18 8 2 6 4 8 4 12z"/><path class="p" d="m60 40 14 4c0 6-12 6-14-4zM82 69l4 9 4-11zM72 71l3 8 4-9z"/><path class="B" d="M30 96c-2-18 2-30 12-38"/><circle class="b" cx="91" cy="56" r="3"/>',
  robot:
    '<path class="K" d="M50 14V2"/><circle class="b" cx="50" cy="3" r="6"/><path class="k" d="M18 14h64v44H18zM26 64h48v36H58V84H42v16H26zM4 66h16v24H4zM80 66h16v24H80z"/><path class="k" d="M12 60h76v10H12z"/><path class="p" d="M26 22h48v26H26z"/><circle class="b" cx="39" cy="35" r="8"/><circle class="b" cx="61" cy="35" r="8"/><path class="a" d="M40 72h20v6H40z"/>',
  mech: '<path class="k" d="M34 6h32v16h14l16 10v30H82V44H70v16l12 14v26H60V80l-4-8H44l-4 8v20H18V74l12-14V44H18v18H4V32l16-10h14z"/><path class="b" d="M36 28h28v20H36z"/><path class="p" d="M40 10h20v6H40zM22 78h14v8H22zM64 78h14v8H64z"/>',
  skull:
    '<path class="k" d="M50 2C20 2 6 22 8 46c1 14 8 18 12 22v12c0 4 4 6 8 6v10h44V86c4 0 8-2 8-6V68c4-4 11-8 12-22C94 22 80 2 50 2z"/><path class="p" d="M50 8C24 8 12 24 14 46c1 12 8 14 12 19v14h8v11h8V80h4v10h8V80h4v10h8V79h8V65c4-5 11-7 12-19C88 24 76 8 50 8z"/><path class="k" d="M34 38c10 0 13 6 12 14-2 8-20 10-22 0-1-8 2-14 10-14zm32 0c-10 0-13 6-12 14 2 8 20 10 22 0 1-8-2-14-10-14zM50 56l7 14H43z"/>',
  ghost:
    '<path class="p" d="M14 100V44C14 18 28 4 50 4s36 14 36 40v56L74 88l-12 12-12-12-12 12-12-12z"/><path class="k" d="M36 34c6 0 9 6 9 12s-3 12-9 12-9-6-9-12 3-12 9-12zm28 0c6 0 9 6 9 12s-3 12-9 12-9-6-9-12 3-12 9-12zM42 68h16c0 14-16 14-16 0z"/>',
  hand: '<path class="k" d="M30 100V66L12 46c-6-8 4-14 10-8l12 12-8-34c-2-10 10-12 12-2l8 28-2-34c0-10 12-10 12 0l4 34 8-28c4-8 14-4 12 4l-6 32 8-10c6-8 16-2 12 6L74 72v28z"/><path class="b" d="M30 80h44v8H30z"/><path class="P" d="M40 60c8-4 16-4 24 0M38 70c10-4 18-4 30 0"/>',
  bat: '<path class="k" d="M50 40c4-2 6-8 8-16l4 10c2 0 4 2 5 5C76 24 88 20 100 20c-6 8-8 18-8 30-8-2-14 2-16 10-8-4-12 0-14 10-4 2-8 8-12 16-4-8-8-14-12-16-2-10-6-14-14-10-2-8-8-12-16-10 0-12-2-22-8-30 12 0 24 4 33 19 1-3 3-5 5-5l4-10c2 8 4 14 8 16z"/><path class="b" d="M42 42h5v5h-5zM53 42h5v5h-5z"/>',
  alien:
    '<path class="k" d="M50 2c28 0 40 20 36 44-4 26-20 48-36 54-16-6-32-28-36-54C10 22 22 2 50 2z"/><path class="p" d="M20 40c16 0 24 8 26 24-16 0-26-8-26-24zm60 0c-16 0-24 8-26 24 16 0 26-8 26-24z"/><path class="B" d="M44 82h12"/>',
  tentacle:
    '<path class="k" d="M26 100C20 66 8 58 6 36 4 16 22 8 34 20c8 10-4 22-12 14 0 18 22 28 24 66zM50 100c-4-40-2-60 10-82 8-16 30-12 32 4 2 14-16 16-20 6C62 50 70 66 72 100z"/><path class="p" d="M58 60a5 5 0 1 0 .1 0zM60 78a5 5 0 1 0 .1 0zM64 42a5 5 0 1 0 .1 0zM30 62a4 4 0 1 0 .1 0zM36 80a4 4 0 1 0 .1 0z"/><path class="b" d="M74 100c0-20 6-30 20-34-8 10-10 20-8 34z"/>',
  beast:
    '<path class="k" d="M10 100V58C10 30 26 18 50 18s40 12 40 40v42zM16 40 6 6l24 18zM84 40 94 6 70 24z"/><path class="p" d="M26 46c10-2 16 2 18 10-10 4-16 0-18-10zm48 0c-10-2-16 2-18 10 10 4 16 0 18-10zM22 72h56l-8 14-8-10-6 14-6-14-6 14-6-14-8 10z"/><path class="b" d="M42 30h16l-8 8z"/>',
  spider:
    '<path class="K" d="M40 52 18 34 8 8m32 50L14 52 0 34m40 34L16 72 4 92m38-16L28 84l-6 16M60 52l22-18L92 8M60 58l26-6 14-18M60 68l24 4 12 20M58 76l14 8 6 16M50 30V-20"/><ellipse class="k" cx="50" cy="66" rx="19" ry="22"/><circle class="k" cx="50" cy="38" r="13"/><path class="b" d="m50 54 8 10-8 16-8-16z"/><path class="p" d="M43 33h5v5h-5zM52 33h5v5h-5z"/>',
  dinosaur:
    '<path class="k" d="M58 4h34c6 0 8 6 8 12v12H80v6h16v8H78v10h10v12h-6v-6h-6c0 14-6 20-12 24v18h-12V86H46v14H34V82C16 80 4 66 0 38c10 18 24 22 34 16 10-8 14-20 14-40 0-6 4-10 10-10z"/><path class="p" d="M62 12h7v7h-7z"/><path class="b" d="M44 30 36 24l6-6zM40 44l-10-4 4-8zM30 54l-10-2 2-8z"/>',
  fish: '<path class="b" d="m6 26 26 20-26 28c4-14 4-34 0-48z"/><path class="k" d="M22 48C38 20 72 18 96 48 76 80 40 78 22 48z"/><path class="p" d="M50 32c6 10 6 22 0 34-6-12-6-24 0-34z"/><circle class="p" cx="78" cy="44" r="5"/><path class="b" d="M52 28c6-10 16-14 24-12l-6 14z"/>',
  slime:
    '<path class="k" d="M0 100C-4 76 6 30 50 30s54 46 50 70z"/><path class="b" d="M10 92C8 70 20 42 46 40 28 52 26 78 40 92z"/><path class="k" d="M44 32C40 18 30 16 24 10c14-2 24 0 28 8 4-6 10-10 18-10-2 10-10 14-14 24z"/><circle class="p" cx="40" cy="62" r="8"/><circle class="p" cx="68" cy="62" r="8"/><circle class="k" cx="42" cy="63" r="4"/><circle class="k" cx="70" cy="63" r="4"/><path class="P" d="M44 80c6 6 14 6 20 0"/>',
  horse:
    '<path class="k" d="M20 100c2-30 4-44 18-58L20 54 6 44C18 26 28 14 46 10l4-10 8 10c24 6 34 30 34 90z"/><path class="b" d="M58 10c24 6 34 30 34 90H74c2-40-2-64-16-90z"/><circle class="p" cx="42" cy="26" r="4"/>',
  bug: '<path class="K" d="M30 44 8 34m20 28H4m26 18L10 92m60-48 22-10M72 62h24M70 80l20 12M40 16 30 2m30 14L70 2"/><circle class="k" cx="50" cy="24" r="15"/><ellipse class="k" cx="50" cy="64" rx="29" ry="34"/><path class="b" d="M46 36v62c-34-6-34-54 0-62zm8 0v62c34-6 34-54 0-62z"/><path class="k" d="M32 56a6 6 0 1 0 .1 0zM66 56a6 6 0 1 0 .1 0zM36 76a5 5 0 1 0 .1 0zM62 76a5 5 0 1 0 .1 0z"/>',
} as const;
