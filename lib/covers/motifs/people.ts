/** People and what they wear. */
export const people = {
  knight:
    '<path class="k" d="M18 100c0-14 4-20 12-26C22 60 20 30 50 14c30 16 28 46 20 60 8 6 12 12 12 26z"/><path class="p" d="M28 42h19v8H28zM53 42h19v8H53z"/><path class="K" d="M50 22v48"/><path class="p" d="M38 60h3v12h-3zM44 62h3v12h-3zM53 62h3v12h-3zM59 60h3v12h-3z"/><path class="b" d="M50 16C44-2 60-10 84-2c-10 2-20 6-28 18z"/>',
  wizard:
    '<path class="k" d="m50-6 24 60 20 6c-12 8-76 8-88 0l20-6z"/><path class="p" d="M26 64h48c0 22-10 36-24 36S26 86 26 64z"/><path class="b" d="m28 48-4 9c18 5 34 5 52 0l-4-9c-14 4-30 4-44 0z"/><path class="k" d="M38 68h7v6h-7zM55 68h7v6h-7zM36 80c8-6 20-6 28 0-6 2-22 2-28 0z"/><path class="a" d="m50 18 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z"/>',
  ninja:
    '<path class="k" d="M12 100c2-20 10-28 20-32-10-10-14-20-12-36C22 14 34 4 50 4s28 10 30 28c2 16-2 26-12 36 10 4 18 12 20 32z"/><path class="p" d="M24 32h52v16c-16 6-36 6-52 0z"/><path class="k" d="m30 34 16 5c0 7-12 6-16-5zm40 0-16 5c0 7 12 6 16-5z"/><path class="b" d="M21 22c18-6 40-6 58 0l18-10 3 12-10 4 8 10-18-10c-18-4-42-4-60 0z"/>',
  samurai:
    '<path class="k" d="M14 58 4 46c4-26 20-40 46-40s42 14 46 40L86 58c-20-8-52-8-72 0zM26 60h48v12c0 14-10 22-24 22S26 86 26 72z"/><path class="b" d="M50 22C40 16 34 6 32-10c6 10 12 14 18 14S62 0 68-10c-2 16-8 26-18 32z"/><path class="p" d="M32 66h14v6H32zM54 66h14v6H54zM38 80c8-4 16-4 24 0l-4 8H42z"/><path class="B" d="M12 44c24-10 52-10 76 0"/>',
  pirate:
    '<path class="k" d="M2 40C12 18 30 22 50 6c20 16 38 12 48 34-30 10-66 10-96 0z"/><path class="p" d="M24 46h52v24c0 18-12 30-26 30S24 88 24 70zM46 22h8v5h5v6h-5v5h-8v-5h-5v-6h5z"/><path class="k" d="M24 46h52v7H24zM54 54h18c0 14-18 14-18 0zM34 56h8v8h-8z"/><path class="b" d="M30 76c8-6 14-6 20-2 6-4 12-4 20 2-4 16-12 24-20 24s-16-8-20-24z"/><path class="P" d="M42 84h16"/>',
  cowboy:
    '<path class="k" d="M0 34c10 8 18 10 26 8 0-24 6-38 14-38 4 0 6 4 10 4s6-4 10-4c8 0 14 14 14 38 8 2 16 0 26-8-6 22-26 28-50 28S6 56 0 34z"/><path class="p" d="M26 58c14 5 34 5 48 0v10c0 18-10 28-24 28S26 86 26 68z"/><path class="b" d="M22 78c18-8 38-8 56 0L62 100H38z"/><path class="k" d="M34 64h9v6h-9zM57 64h9v6h-9z"/><path class="b" d="M26 34c14 6 34 6 48 0v8c-14 5-34 5-48 0z"/>',
  astronaut:
    '<path class="p" d="M16 100c0-16 6-24 16-28C20 66 14 56 14 42 14 20 28 4 50 4s36 16 36 38c0 14-6 24-18 30 10 4 16 12 16 28z"/><path class="k" d="M50 16c20 0 28 10 28 24S70 64 50 64 22 54 22 40s8-24 28-24z"/><path class="b" d="M30 38c0-10 8-15 18-15-8 4-11 9-11 17z"/><path class="k" d="M36 82h28v12H36z"/><path class="a" d="M40 85h8v6h-8zM52 85h8v6h-8z"/>',
  soldier:
    '<path class="k" d="M8 54C8 22 26 6 50 6s42 16 42 48l-10 4H18z"/><path class="p" d="M24 60h52c2 22-8 40-26 40S22 82 24 60z"/><path class="k" d="M30 66h15v7H30zM55 66h15v7H55zM42 88h16v4H42z"/><path class="b" d="M12 44c24 8 52 8 76 0l2 10c-28 8-52 8-80 0z"/><path class="p" d="m50 16 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"/>',
  hero: '<path class="b" d="M26 34 4 100c18-10 34-6 46-2 12-4 28-8 46 2L74 34z"/><path class="k" d="M36 6h28v22c0 6 0 8 4 8h12l2 28H72v36H54V76h-8v24H28V64H18l2-28h12c4 0 4-2 4-8z"/><path class="p" d="M40 14h20v8H40zM38 44h24L50 62z"/>',
  detective:
    '<path class="k" d="M4 44c8-6 16-8 22-8 2-18 6-30 14-30 4 0 6 3 10 3s6-3 10-3c8 0 12 12 14 30 6 0 14 2 22 8-28 10-64 10-92 0zM12 100c2-16 10-22 24-24l14 14 14-14c14 2 22 8 24 24z"/><path class="p" d="M30 52c12 3 28 3 40 0 0 18-6 30-20 30S30 70 30 52z"/><path class="b" d="M26 34c14 4 34 4 48 0v-8c-14 4-34 4-48 0z"/><path class="k" d="M34 56h12v7H34zM54 56h12v7H54z"/>',
  chef: '<path class="p" d="M24 60h52v14c0 16-10 26-26 26S24 90 24 74z"/><path class="p" d="M26 56V42C8 40 4 22 20 16 22 0 44-4 50 6 56-4 78 0 80 16c16 6 12 24-6 26v14z"/><path class="b" d="M24 50h52v12H24z"/><path class="k" d="M34 68h8v7h-8zM58 68h8v7h-8zM26 88c6-10 16-10 24-4 8-6 18-6 24 4-8 4-16 4-24 0-8 4-16 4-24 0z"/>',
  mask: '<path class="p" d="M6 8c28 8 60 8 88 0 6 44-6 78-44 92C12 86 0 52 6 8z"/><path class="k" d="M6 8c28 8 60 8 88 0 2 12 2 22 0 34-12-14-28-10-36 4-4 6-12 6-16 0-8-14-24-18-36-4-2-12-2-22 0-34z"/><path class="p" d="M18 30c8-8 18-6 22 4-8 4-16 2-22-4zm64 0c-8-8-18-6-22 4 8 4 16 2 22-4z"/><path class="b" d="M30 66c14 8 26 8 40 0-4 16-12 22-20 22s-16-6-20-22z"/>',
  faces:
    '<path class="k" d="M46 100V84c-16 2-22-4-22-16H12l10-22C22 20 36 8 58 6c-14 16-14 34-8 48-6 6-6 10 4 12z"/><path class="b" d="M54 100V84c16 2 22-4 22-16h12L78 46C78 20 64 8 58 6c-14 16-14 34-8 48 6 6 6 10-4 12z"/><circle class="p" cx="36" cy="40" r="4"/><circle class="p" cx="66" cy="40" r="4"/>',
  heart:
    '<path class="k" d="M50 98C18 72 2 54 2 32 2 4 38-4 50 22 62-4 98 4 98 32c0 22-16 40-48 66z"/><path class="b" d="M50 88C24 66 10 52 10 34 10 12 38 8 50 36 62 8 90 12 90 34c0 18-14 32-40 54z"/><path class="p" d="M22 34c0-10 6-14 12-14-4 6-6 12-4 20-6 2-8-2-8-6z"/>',
  crown:
    '<path class="k" d="M6 90 0 24l26 24L50 6l24 42 26-24-6 66z"/><path class="b" d="M10 74h80l-2 16H12z"/><circle class="p" cx="50" cy="58" r="9"/><circle class="p" cx="24" cy="64" r="5"/><circle class="p" cx="76" cy="64" r="5"/><circle class="a" cx="50" cy="6" r="6"/>',
  dancer:
    '<circle class="k" cx="58" cy="12" r="11"/><path class="k" d="M16 6 24 2l20 24h24l26 14-4 9-24-8-2 16 18 16-6 26H66l4-20-20-14-14 20-26 16-6-8 22-16 16-28z"/><path class="b" d="M44 26h24l-2 31-16-4-8 0z"/>',
} as const;
