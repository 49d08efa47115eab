import { BarChart } from './BarChart.tsx';
import { computeBarLayout } from './bar-layout.ts';
import { BulletChart } from './BulletChart.tsx';
import { computeBulletLayout } from './bullet-layout.ts';
import { hasGoals } from './data/formats.ts';
import type { FigureKind, FigureRecord } from './data/record.ts';
import { computeDotLayout } from './dot-layout.ts';
import { DotMarks } from './DotMarks.tsx';
import { DotPlot } from './DotPlot.tsx';
import { LineChart } from './LineChart.tsx';
import { computeLineLayout } from './line-layout.ts';
import { Markers } from './Markers.tsx';
import { Patterns } from './Patterns.tsx';
import { shownCategories } from './shown-rows.ts';
import { canStack, computeStackLayout } from './stack-layout.ts';
import { StackedBarChart } from './StackedBarChart.tsx';
import * as styles from './Picture.css.ts';
import type { FigureLocale } from './data/phrases.ts';

type PictureProps = {
  figure: FigureRecord;
  locale: FigureLocale;
  isPlain: boolean;
  /** Id of the element that names the picture. */
  labelledBy: string;
  /** Ids of the elements with all that the picture shows as text. */
  details: string;
};

function createChart({ figure, locale, isPlain }: PictureProps) {
  const common = { figure, locale, isPlain };
  if (figure.kind === 'line') {
    const layout = computeLineLayout(figure, locale);
    return { height: layout.height, chart: <LineChart {...common} layout={layout} /> };
  }
  const categories = shownCategories(figure, isPlain);
  if (figure.kind === 'stacked-bar' && canStack(figure)) {
    const layout = computeStackLayout(figure, categories, locale);
    return { height: layout.height, chart: <StackedBarChart {...common} layout={layout} /> };
  }
  if (hasGoals(figure)) {
    const layout = computeBulletLayout(figure, categories, locale);
    return { height: layout.height, chart: <BulletChart {...common} layout={layout} /> };
  }
  if (figure.kind === 'dot-plot') {
    const layout = computeDotLayout(figure, categories, locale);
    return { height: layout.height, chart: <DotPlot {...common} layout={layout} /> };
  }
  const layout = computeBarLayout(figure, categories, locale);
  return { height: layout.height, chart: <BarChart {...common} layout={layout} /> };
}

/** What the marks of the series are made of: shapes of dots, marks on lines, or patterns that fill bars. */
function Marks({ kind, ...series }: { kind: FigureKind; figureId: string; count: number }) {
  if (kind === 'dot-plot') return <DotMarks {...series} />;
  if (kind === 'line') return <Markers {...series} />;
  return <Patterns {...series} />;
}

/**
 * The picture of a figure: one image with one name, no Tab stop. All that it shows is in the table too; on hover the
 * browser's own tooltip has the text of a table's cell.
 */
export function Picture(props: PictureProps) {
  const { figure, labelledBy, details } = props;
  const { height, chart } = createChart(props);
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-labelledby={labelledBy}
        aria-details={details}
        data-part="picture"
        className={styles.picture}
        width="100%"
        height={`${height}em`}
      >
        <defs>
          <Marks figureId={figure.id} count={figure.series.length} kind={figure.kind} />
        </defs>
        {/* Chromium would expose the text of the drawing after the name of the image, and again in the table. */}
        <g aria-hidden="true">{chart}</g>
      </svg>
    </div>
  );
}
