/** What people built. */
export const buildings = {
  castle:
    '<path class="k" d="M6 100V42H2V26h8v6h6v-6h8v6h6v-6h4v28h8V18h-4V4h7v5h5V4h8v5h5V4h7v14h-4v36h8V26h4v6h6v-6h8v6h6v-6h6v16h-4v58z"/><path class="a" d="M40 100V78c0-14 20-14 20 0v22z"/><path class="p" d="M46 26h8v16h-8zM14 52h7v14h-7zM79 52h7v14h-7z"/><path class="b" d="M50 4V-8l16 6-16 6z"/>',
  door: '<path class="k" d="M8 100V44C8 16 26 2 50 2s42 14 42 42v56z"/><path class="b" d="M20 100V46c0-20 12-32 30-32s30 12 30 32v54z"/><path class="K" d="M35 18v82M50 14v86M65 18v82"/><path class="k" d="M20 40h60v9H20zM20 74h60v9H20z"/><circle class="p" cx="66" cy="62" r="7"/><path class="K" d="M66 62v8"/>',
  skyline:
    '<path class="k" d="M0 100V52h14V34h16v20h6V14l8-8 8 8v40h6V24h20v20h8v-8h14v64z"/><path class="p" d="M41 18h6v6h-6zm0 12h6v6h-6zm0 12h6v6h-6zm23-12h7v6h-7zm0 12h7v6h-7zm0 12h7v6h-7zM18 42h7v6h-7zm0 14h7v6h-7z"/><path class="a" d="M4 60h6v6H4zm0 14h6v6H4zm37-16h6v6h-6zm0 14h6v6h-6zm46-24h7v6h-7zm0 14h7v6h-7zM20 72h7v6h-7zm45-4h6v6h-6z"/>',
  house:
    '<path class="p" d="M16 100V50l34-30 34 30v50z"/><path class="b" d="M2 56 50 8l48 48-8 8-40-38-40 38z"/><path class="k" d="M70 10h12v24L70 24zM42 66h18v34H42z"/><path class="k" d="M24 60h12v14H24zM66 60h12v14H66z"/>',
  mansion:
    '<path class="k" d="M4 100V46h6V26L22 4l12 22v14l16-18 16 18V26L78 4l12 22v20h6v54z"/><path class="a" d="M17 34h10v14H17zM73 34h10v14H73zM44 46h12v14H44z"/><path class="a" d="M16 62h10v14H16zM74 62h10v14H74z"/><path class="b" d="M40 100V80c0-12 20-12 20 0v20z"/><path class="K" d="M22 4v-8M78 4v-8"/>',
  tower:
    '<path class="k" d="M30 100V40h-8V20h10v8h8v-8h20v8h8v-8h10v20h-8v60z"/><path class="b" d="M18 20 50-8l32 28z"/><path class="p" d="M44 48h12v18H44z"/><path class="a" d="M42 100V86c0-10 16-10 16 0v14z"/>',
  temple:
    '<path class="k" d="M4 36 50 6l46 30v8H4zM8 90h84v10H8zM12 44h76v46H12z"/><path class="p" d="M14 44h12v46H14zM34 44h12v46H34zM54 44h12v46H54zM74 44h12v46H74z"/><path class="b" d="m24 34 26-18 26 18z"/>',
  torii:
    '<path class="b" d="M0 12c30 8 70 8 100 0v14C70 32 30 32 0 26z"/><path class="k" d="M0 12V4c30 8 70 8 100 0v8c-30 8-70 8-100 0z"/><path class="b" d="M18 28h12l-2 72H14zM70 28h12l4 72H72zM8 44h84v11H8z"/><path class="k" d="M45 30h10v14H45z"/>',
  factory:
    '<path class="k" d="M2 100V54l24-16v16l24-16v16l24-16V12h16v88z"/><path class="p" d="M12 66h14v12H12zM36 66h14v12H36z"/><path class="b" d="M66 70h14v30H66zM72 2a9 9 0 0 1 16-4 10 10 0 0 1 8 12H76a6 6 0 0 1-4-8z"/>',
  tent: '<path class="b" d="M50 6 4 62v38h92V62z"/><path class="p" d="m50 6-24 56v38h16V62zM50 6l24 56v38H58V62z"/><path class="k" d="M42 100V76h16v24zM50 10V-8l20 7-20 7z"/>',
  portal:
    '<path class="k" d="M50 0c30 0 44 26 44 50s-14 50-44 50S6 74 6 50 20 0 50 0z"/><path class="b" d="M50 10c23 0 34 20 34 40S73 90 50 90 16 70 16 50s11-40 34-40z"/><path class="p" d="M50 22c16 0 24 14 24 28S66 78 50 78 26 64 26 50s8-28 24-28z"/><path class="k" d="M44 78V62l-10-8 4-6 10 6h8l10-8 4 6-12 12v16l6 12h-8l-6-10-6 10h-8z"/><circle class="k" cx="51" cy="42" r="7"/>',
  jail: '<path class="k" d="M4 2h92v96H4z"/><path class="a" d="M14 12h72v76H14z"/><path class="k" d="M24 12h8v76h-8zM46 12h8v76h-8zM68 12h8v76h-8zM14 46h72v8H14z"/><path class="p" d="M20 58c0-8 16-8 16 0v14H20zM62 58c0-8 16-8 16 0v14H62z"/>',
} as const;
