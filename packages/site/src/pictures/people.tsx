import * as skin from './people.css.ts';
import * as styles from './Picture.css.ts';

/** A person with a cane, on the left, and a person in a wheelchair, on the right. */
const caneAndWheelchair = (
  <>
    <path className={styles.line} d="M122 172v-56q0-12-14-12" />
    <path className={styles.teal} d="M58 172V104a26 26 0 0 1 52 0v68Z" />
    <circle className={skin.dark} cx="84" cy="54" r="20" />
    <path className={styles.accent} d="M216 142v-38a24 24 0 0 1 48 0v38Z" />
    <circle className={skin.pale} cx="240" cy="58" r="19" />
    <path className={styles.line} d="M206 100v42h64l14 30h10" />
    <circle className={styles.line} cx="234" cy="144" r="28" />
    <circle className={styles.paper} cx="234" cy="144" r="5" />
  </>
);

const floor = <path className={styles.line} d="M20 172H300" />;

/** With a child between them. */
export const people = (
  <>
    {caneAndWheelchair}
    <path className={styles.soft} d="M150 172v-32a17 17 0 0 1 34 0v32Z" />
    <circle className={skin.brown} cx="167" cy="108" r="14" />
    {floor}
  </>
);

/** With an adult with long hair between them. */
export const adults = (
  <>
    {caneAndWheelchair}
    <path className={styles.soft} d="M138 172v-58a24 24 0 0 1 48 0v58Z" />
    <path className={styles.accent} d="M142 92V68a20 20 0 0 1 40 0v24Z" />
    <circle className={skin.brown} cx="162" cy="72" r="16" />
    {floor}
  </>
);
