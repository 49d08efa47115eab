import type { ReactNode } from 'react';

import type { DrawingName } from '../src/pictures/still-names.ts';
import * as styles from './drawings.css.ts';

const floor = <path className={styles.line} d="M20 172H300" />;

const plant = (x: number) => (
  <>
    <path className={styles.line} d={`M${x} 172V128`} />
    <circle className={styles.leaf} cx={x} cy="112" r="22" />
  </>
);

const tube = (x: number, level: number) => (
  <g key={x}>
    <path className={styles.paper} d={`M${x} 56V146a15 15 0 0 0 30 0V56Z`} />
    <path className={styles.accent} d={`M${x} ${level}V146a15 15 0 0 0 30 0V${level}Z`} />
    <rect className={styles.teal} x={x - 6} y="40" width="42" height="20" rx="5" />
  </g>
);

const days = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ x: 100 + column * 26, y: 88 + row * 26 })),
);

/** The shapes of the pictures for films and shared links alone, in a field of 320 by 200. */
export const drawings: Record<DrawingName, ReactNode> = {
  'blood-tube': (
    <>
      {[tube(98, 112), tube(145, 92), tube(192, 120)]}
      <path className={styles.quiet} d="M105 76h16M152 76h16M199 76h16" />
      <rect className={styles.soft} x="80" y="134" width="160" height="38" rx="6" />
      <path className={styles.accent} d="M270 60c12 16 18 25 18 33a18 18 0 0 1-36 0c0-8 6-17 18-33Z" />
      {floor}
    </>
  ),
  calendar: (
    <>
      <rect className={styles.paper} x="84" y="40" width="152" height="132" rx="8" />
      <path className={styles.teal} d="M84 74V48a8 8 0 0 1 8-8h136a8 8 0 0 1 8 8v26Z" />
      <path className={styles.line} d="M116 30v20M160 30v20M204 30v20" />
      {days.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className={styles.soft} x={x} y={y} width="16" height="16" rx="3" />
      ))}
      <circle className={styles.accent} cx="186" cy="122" r="14" />
      <path className={styles.onTeal} d="M180 122l4 5 8-9" />
      {floor}
    </>
  ),
  'two-days': (
    <>
      <rect className={styles.paper} x="84" y="40" width="152" height="132" rx="8" />
      <path className={styles.teal} d="M84 74V48a8 8 0 0 1 8-8h136a8 8 0 0 1 8 8v26Z" />
      <path className={styles.line} d="M116 30v20M160 30v20M204 30v20" />
      {[128, 192].map((x) => (
        <g key={x}>
          <circle className={styles.accent} cx={x} cy="124" r="24" />
          <path className={styles.onTeal} d={`M${x - 11} 124l8 9 14-16`} />
        </g>
      ))}
      {floor}
    </>
  ),
  phone: (
    <>
      {plant(258)}
      <path className={styles.paper} d="M50 136h36v24a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10Z" />
      <path className={styles.line} d="M86 142q14 0 13 10t-13 9" />
      <rect className={styles.paper} x="116" y="22" width="88" height="156" rx="14" />
      <rect className={styles.soft} x="126" y="38" width="68" height="116" rx="4" />
      {[60, 86, 112].map((y) => (
        <g key={y}>
          <path className={styles.mark} d={`M136 ${y}l6 6 10-12`} />
          <path className={styles.quiet} d={`M162 ${y}h20`} />
        </g>
      ))}
      <rect className={styles.teal} x="136" y="130" width="48" height="15" rx="7" />
      <path className={styles.line} d="M152 166h16" />
      {floor}
    </>
  ),
  hand: (
    <>
      <circle className={styles.teal} cx="160" cy="102" r="86" />
      <path
        className={styles.paper}
        d="M126 132l-14-18a8 8 0 0 1 12-10l10 10V66a8 8 0 0 1 16 0V54a8 8 0 0 1 16 0v4a8 8 0 0 1 16 0v14a8 8 0 0 1 16 0v54a34 34 0 0 1-34 34h-2a40 40 0 0 1-32-18Z"
      />
      <path className={styles.line} d="M150 66v38M166 58v46M182 72v32" />
    </>
  ),
  coin: (
    <>
      <circle className={styles.accent} cx="160" cy="110" r="58" />
      <path
        className={styles.onTeal}
        d="M179 88q-5-12-20-12-19 0-19 16t20 18 20 18-20 16q-17 0-22-13M160 64v92"
      />
      <path className={styles.soft} d="M40 152h52v20H40zM48 132h52v20H48zM228 152h52v20h-52z" />
      {floor}
    </>
  ),
  lock: (
    <>
      {plant(264)}
      <path className={styles.line} d="M126 86V64a34 34 0 0 1 68 0v22" />
      <rect className={styles.teal} x="102" y="84" width="116" height="88" rx="12" />
      <path className={styles.onTeal} d="M160 124v22" />
      <circle className={styles.paper} cx="160" cy="120" r="11" />
      {floor}
    </>
  ),
  'year-2020': (
    <>
      <rect className={styles.paper} x="70" y="36" width="180" height="136" rx="8" />
      <path className={styles.teal} d="M70 74V44a8 8 0 0 1 8-8h164a8 8 0 0 1 8 8v30Z" />
      <path className={styles.line} d="M110 26v20M160 26v20M210 26v20" />
      {[92, 164].map((x) => (
        <g key={x}>
          <path className={styles.mark} d={`M${x} 104q0-12 11-12t11 11q0 9-22 33h23`} />
          <ellipse className={styles.mark} cx={x + 48} cy="114" rx="12" ry="22" />
        </g>
      ))}
      <path className={styles.quiet} d="M92 154h136" />
      {floor}
    </>
  ),
  'small-chair': (
    <>
      <path className={styles.line} d="M98 132l-8 40M178 132l8 40M106 132v40M170 132v40" />
      <path className={styles.teal} d="M100 48h18v72h-18zM158 48h18v72h-18z" />
      <rect className={styles.soft} x="94" y="42" width="88" height="24" rx="8" />
      <rect className={styles.soft} x="112" y="82" width="52" height="16" rx="6" />
      <rect className={styles.accent} x="86" y="116" width="104" height="20" rx="8" />
      <rect className={styles.leaf} x="214" y="138" width="34" height="34" rx="4" />
      <rect className={styles.soft} x="252" y="138" width="34" height="34" rx="4" />
      <rect className={styles.paper} x="233" y="104" width="34" height="34" rx="4" />
      <circle className={styles.accent} cx="52" cy="154" r="18" />
      {floor}
    </>
  ),
  pram: (
    <>
      <path className={styles.line} d="M92 92L70 62H48M126 134l-16 22M200 134l16 22" />
      <path className={styles.accent} d="M164 92V28a66 64 0 0 1 66 64Z" />
      <path className={styles.teal} d="M92 92h138a69 58 0 0 1-138 0Z" />
      <path className={styles.paper} d="M92 86h76v14H92z" />
      {[108, 216].map((x) => (
        <circle key={x} className={styles.paper} cx={x} cy="156" r="15" />
      ))}
      <path className={styles.line} d="M164 92l36-52" />
      {plant(276)}
      {floor}
    </>
  ),
  bars: (
    <>
      <rect className={styles.paper} x="56" y="30" width="208" height="142" rx="8" />
      <rect className={styles.teal} x="80" y="52" width="150" height="22" />
      <rect className={styles.accent} x="80" y="90" width="104" height="22" />
      <rect className={styles.leaf} x="80" y="128" width="64" height="22" />
      <path className={styles.line} d="M80 44v114" />
      {floor}
    </>
  ),
  map: (
    <>
      <path className={styles.leaf} d="M40 70l80-22v116l-80 22Z" />
      <path className={styles.paper} d="M120 48l80 22v116l-80-22Z" />
      <path className={styles.soft} d="M200 70l80-22v116l-80 22Z" />
      <path className={styles.quiet} d="M56 148q40 8 66-24t72-14 72-30" />
      <path className={styles.accent} d="M182 110q-30-36-30-56a30 30 0 0 1 60 0q0 20-30 56Z" />
      <circle className={styles.paper} cx="182" cy="54" r="11" />
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
