/** Plants, sky and land. Motifs fill a box of 100 × 100 and stand on its lower edge; classes name the inks. */
export const nature = {
  sprout:
    '<path class="k" d="M4 100c6-15 24-22 46-22s40 7 46 22z"/><path class="K" d="M50 82V44"/><path class="b" d="M50 58C50 30 30 18 6 20c0 28 18 42 44 38z"/><path class="p" d="M50 46C52 18 70 6 94 6c0 28-18 42-44 40z"/>',
  barn: '<path class="b" d="M16 100V50l34-28 34 28v50z"/><path class="k" d="M6 58 50 14l44 44-7 7-37-35-37 35z"/><path class="p" d="M34 64h32v36H34z"/><path class="K" d="m34 64 32 36m0-36-32 36M34 64h32v36H34z"/><path class="k" d="M43 40h14v13H43z"/>',
  pine: '<path class="k" d="M50 0l22 34H61l20 28H66l24 28H56v10H44V90H10l24-28H19l20-28H28z"/><path class="b" d="m50 12-15 22h9L26 60h12L22 84h28z"/>',
  palm: '<path class="k" d="M44 100c6-24 8-40 4-60l8-2c6 22 4 40 0 62z"/><path class="b" d="M52 40C40 22 20 22 8 38c14-6 26-4 44 2zm0 0c-4-22 8-36 28-38-8 10-14 20-28 38zm0 0c16-14 36-10 44 8-14-8-26-10-44-8zm0 0C38 42 26 54 26 72c8-14 16-20 26-32z"/><path class="p" d="M44 44a6 6 0 1 0 .1 0zM58 46a6 6 0 1 0 .1 0z"/><path class="k" d="M6 100c18-14 70-14 88 0z"/>',
  cactus:
    '<path class="k" d="M40 100V14c0-14 20-14 20 0v38h10V34c0-10 16-10 16 0v22c0 9-5 14-14 14H60v30z"/><path class="k" d="M42 80H26c-9 0-14-5-14-14V48c0-10 16-10 16 0v16h14z"/><path class="B" d="M50 16v80M20 50v14M78 36v18"/><path class="p" d="M50 0l4 6 7-1-4 6 4 5-8-1-3 5-3-5-8 1 4-5-4-6 7 1z"/>',
  flower:
    '<path class="K" d="M50 50v50"/><path class="b" d="M50 92c0-16 14-24 34-22-4 18-16 24-34 22zm0-4c0-16-14-24-34-22 4 18 16 24 34 22z"/><path class="p" d="M50 2a13 13 0 0 1 14 20 14 14 0 0 1 8 24 14 14 0 0 1-22 12 14 14 0 0 1-22-12 14 14 0 0 1 8-24A13 13 0 0 1 50 2z"/><circle class="k" cx="50" cy="36" r="11"/>',
  mushroom:
    '<path class="p" d="M34 56h32l6 44H28z"/><path class="b" d="M4 60C4 22 24 4 50 4s46 18 46 56c-30 8-62 8-92 0z"/><circle class="p" cx="30" cy="34" r="8"/><circle class="p" cx="64" cy="24" r="10"/><circle class="p" cx="78" cy="48" r="6"/><path class="k" d="M4 60c30 8 62 8 92 0-4 10-16 12-46 12S8 70 4 60z"/>',
  wave: '<path class="k" d="M0 100c4-52 26-84 60-84 20 0 34 12 38 28-12-8-28-6-32 6-4 14 10 24 34 22v28z"/><path class="p" d="M98 44c-12-12-34-12-40 4-4-14 4-24 16-28-34-2-56 24-64 60 0-42 20-66 50-66 20 0 34 12 38 30z"/><path class="b" d="M0 100c8-18 20-24 32-14 14-16 30-12 38 0 10-10 22-10 30-2v16z"/>',
  campfire:
    '<path class="b" d="M50 4c6 18 28 28 28 54 0 18-12 28-28 28S22 76 22 58c0-12 6-18 10-26 2 8 6 10 8 10 0-16 2-26 10-38z"/><path class="p" d="M50 44c2 10 14 14 14 26 0 10-6 16-14 16s-14-6-14-16c0-8 6-10 8-16 2 4 3 4 4 4 0-6 0-9 2-14z"/><path class="k" d="m12 84 5-8 74 18-4 6zm76 0-5-8L9 94l4 6z"/>',
  peak: '<path class="k" d="M0 100 40 14l14 26 8-10 38 70z"/><path class="p" d="m40 14 14 26-6 8-8-8-8 10-6-8zM62 30l14 26-8-4-6 6-6-12z"/><path class="B" d="M40 14V0l14 5-14 5"/>',
  snowflake:
    '<path class="K" d="M50 4v92M10 27l80 46M90 27 10 73"/><path class="K" d="m38 10 12 12 12-12M38 90l12-12 12 12M9 42l17-5-4-17M91 58l-17 5 4 17M9 58l17 5-4 17M91 42l-17-5 4-17"/><circle class="b" cx="50" cy="50" r="10"/>',
  planet:
    '<circle class="k" cx="50" cy="50" r="31"/><path class="b" d="M21 40c20 8 44 6 58-2 3 8 3 12 2 18-18 8-42 8-62 2 0-6 0-12 2-18z"/><path class="P" d="M24 64C4 72-4 82 8 84c16 3 84-36 86-54 0-8-10-6-20-2"/>',
  crystal:
    '<path class="k" d="m50 0 20 22v62L50 100 30 84V22z"/><path class="p" d="m50 0 20 22-12 10-8-10z"/><path class="b" d="m50 22 8 10v58l-8 10z"/><path class="k" d="m84 40 12 14-6 40-14 6V54zM16 40 4 54l6 40 14 6V54z"/><path class="p" d="m84 40-8 14 6 6 14-6zM16 40l8 14-6 6-14-6z"/>',
} as const;
