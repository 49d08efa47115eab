import * as styles from './Scene.css.ts';

type SceneProps = {
  /** URL of the file of a scene. */
  file: string;
  className?: string;
  /** Small, beside or above a title: 144 by 96. */
  isThumbnail?: boolean;
};

/** A decorative scene, 480 by 320 unless it is a thumbnail: a file of its own, which inherits its colors from the page. */
export const Scene = ({ file, className = '', isThumbnail = false }: SceneProps) => (
  <svg
    viewBox="0 0 480 320"
    width={isThumbnail ? 144 : 480}
    height={isThumbnail ? 96 : 320}
    aria-hidden="true"
    data-part={isThumbnail ? 'thumbnail' : undefined}
    className={`${styles.scene} ${className}`}
  >
    <use href={`${file}#scene`} />
  </svg>
);
