import type { ReactNode } from 'react';

import type { PictureName } from './picture-names.ts';
import * as styles from './Picture.css.ts';

const floor = <path className={styles.line} d="M20 172H300" />;

/** A row of a list that is done: a tick and a line. */
const done = (y: number) => (
  <g key={y}>
    <path className={styles.mark} d={`M221 ${y}l5 5 9-10`} />
    <path className={styles.quiet} d={`M243 ${y}h19`} />
  </g>
);

/** The shapes of each picture, in a field of 320 by 200. */
export const scenes: Record<PictureName, ReactNode> = {
  clinic: (
    <>
      <path className={styles.line} d="M44 172V130" />
      <circle className={styles.leaf} cx="44" cy="110" r="25" />
      <rect className={styles.paper} x="84" y="56" width="152" height="116" />
      <rect className={styles.teal} x="76" y="42" width="168" height="16" rx="4" />
      <circle className={styles.teal} cx="160" cy="86" r="16" />
      <path className={styles.onTeal} d="M160 78v16M152 86h16" />
      <path className={styles.soft} d="M100 74h28v26h-28zM192 74h28v26h-28zM100 116h28v26h-28z" />
      <rect className={styles.accent} x="142" y="116" width="36" height="56" />
      <path className={styles.line} d="M170 142v6" />
      <path className={styles.soft} d="M180 156l88 16h-88z" />
      <path className={styles.line} d="M188 130l76 14v26M188 130v26" />
      {floor}
    </>
  ),
  home: (
    <>
      <path className={styles.paper} d="M44 172V92l60-44 60 44v80Z" />
      <path className={styles.teal} d="M30 96l74-56 74 56-8 9-66-49-66 49Z" />
      <rect className={styles.accent} x="60" y="122" width="32" height="50" />
      <path className={styles.line} d="M84 146v5" />
      <path className={styles.soft} d="M110 112h36v30h-36z" />
      <path className={styles.line} d="M128 112v30M110 127h36" />
      {floor}
      <rect className={styles.paper} x="204" y="52" width="76" height="128" rx="12" />
      <rect className={styles.soft} x="213" y="66" width="58" height="92" rx="4" />
      {[86, 112, 138].map(done)}
      <path className={styles.line} d="M236 169h12" />
    </>
  ),
  chair: (
    <>
      <path className={styles.line} d="M104 150v22M196 150v22" />
      <rect className={styles.teal} x="104" y="52" width="92" height="92" rx="20" />
      <rect className={styles.accent} x="128" y="76" width="44" height="40" rx="8" />
      <rect className={styles.soft} x="102" y="114" width="96" height="40" rx="10" />
      <rect className={styles.teal} x="84" y="100" width="26" height="56" rx="12" />
      <rect className={styles.teal} x="190" y="100" width="26" height="56" rx="12" />
      <path className={styles.line} d="M258 172V80M242 172h32M30 126h40M50 126v46" />
      <path className={styles.paper} d="M236 82h44l-10-34h-24Z" />
      <path className={styles.paper} d="M40 106h18v14a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5Z" />
      <path className={styles.line} d="M58 110q9 1 8 7t-8 4" />
      {floor}
    </>
  ),
  letters: (
    <>
      <rect className={styles.soft} x="88" y="84" width="144" height="88" rx="4" />
      <path className={styles.soft} d="M88 88l72-52 72 52" />
      <rect className={styles.paper} x="106" y="48" width="108" height="100" rx="3" />
      <path className={styles.quiet} d="M122 84h76M122 98h76" />
      <path className={styles.mark} d="M122 68h40" />
      <circle className={styles.accent} cx="194" cy="66" r="9" />
      <path className={styles.soft} d="M88 88l72 48 72-48v80a4 4 0 0 1-4 4H92a4 4 0 0 1-4-4Z" />
      <path className={styles.line} d="M90 170l52-46M230 170l-52-46" />
      {floor}
    </>
  ),
  papers: (
    <>
      <rect className={styles.soft} x="150" y="32" width="90" height="140" rx="4" />
      <path className={styles.quiet} d="M206 56h18M206 76h18M206 96h18" />
      <path className={styles.paper} d="M84 50h76l30 30v92H84Z" />
      <path className={styles.accent} d="M160 50v30h30Z" />
      <path className={styles.mark} d="M102 82h36" />
      <path className={styles.quiet} d="M102 102h70M102 120h70M102 138h44" />
      {floor}
    </>
  ),
};
