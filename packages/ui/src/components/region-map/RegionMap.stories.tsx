import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Prose } from '../prose/index.ts';
import {
  arabic,
  createAreas,
  createLabeledAreas,
  examples,
  createInsets,
  manyPoints,
  createMarkers,
  towns,
  viewBox,
} from './RegionMap.examples.ts';
import { fitView, type MapMarker, type RegionMapProps } from './index.ts';
import { RegionMap } from './RegionMap.tsx';

export default { title: 'RegionMap', component: RegionMap, parameters: { examples } } satisfies Meta<
  typeof RegionMap
>;

type Sample = typeof arabic;
type Context = Parameters<typeof getSample>[0];

/** The list first, with all text of the map; then the map. */
function ListAndMap({
  text,
  ...map
}: { text: Sample } & Omit<RegionMapProps, 'label' | 'viewBox' | 'areas'>) {
  return (
    <>
      <Prose>
        <p>{text.list}</p>
        <ol>
          {map.points.map(({ id, label, detail }) => (
            <li key={id}>{[label, detail].filter(Boolean).join(', ')}</li>
          ))}
        </ol>
      </Prose>
      <RegionMap
        {...map}
        label={text.label}
        viewBox={viewBox}
        areas={createAreas(text.areas)}
        insets={createInsets(text.inset)}
      />
    </>
  );
}

const renderMap = (context: Context, points: MapMarker[]) => {
  const text = getSample(context, examples);
  return (
    <RegionMap
      label={text.label}
      viewBox={viewBox}
      areas={createAreas(text.areas)}
      insets={createInsets(text.inset)}
      points={points}
    />
  );
};

export const SevenPlaces: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <ListAndMap text={text} points={createMarkers(text.places)} />;
  },
};

export const OneIsChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <ListAndMap
        text={text}
        points={createMarkers(text.places)}
        defaultSelectedId="river"
        toolbar={<Button>{text.redo}</Button>}
      />
    );
  },
};

export const NoPlaces: StoryObj = { render: (_args, context) => renderMap(context, []) };

export const OnePlace: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const points: MapMarker[] = [{ id: 'here', label: text.here, x: 300, y: 200, tone: 'open' }];
    return <ListAndMap text={text} points={points} />;
  },
};

export const FiveHundredPlaces: StoryObj = {
  render: (_args, context) => renderMap(context, manyPoints(500, getSample(context, examples).numbered)),
};

export const TenThousandPlaces: StoryObj = {
  render: (_args, context) => renderMap(context, manyPoints(10_000, getSample(context, examples).numbered)),
};

export const AllOnOneSpot: StoryObj = {
  render: (_args, context) =>
    renderMap(
      context,
      manyPoints(30, getSample(context, examples).numbered).map((point) => ({ ...point, x: 300, y: 200 })),
    ),
};

/** What is marked has another name than "places". */
export const RestHouses: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <ListAndMap text={text} points={createMarkers(text.places)} messages={text.messages} />;
  },
};

export const SomeOutsideTheMap: StoryObj = {
  render: (_args, context) => {
    const points = createMarkers(getSample(context, examples).places);
    return renderMap(
      context,
      points.map((point, index) => (index < 2 ? { ...point, x: -1000 } : point)),
    );
  },
};

/** Near the place where somebody searched: what the drawing has for orientation. */
export const NearAPlace: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const points = createMarkers(text.places);
    const place = { name: text.start, x: 340, y: 130 };
    return (
      <RegionMap
        label={text.label}
        viewBox={viewBox}
        areas={createLabeledAreas(text.areas)}
        insets={createInsets(text.inset)}
        points={points}
        towns={towns}
        place={place}
        defaultView={fitView(viewBox, [place, ...points.slice(0, 2)])}
      />
    );
  },
};

export const VeryLongNames: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const points = createMarkers(text.places).map((point) => ({
      ...point,
      label: text.long,
      detail: text.long,
    }));
    return <ListAndMap text={text} points={points} defaultSelectedId="hill" />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <ListAndMap
        text={arabic}
        points={createMarkers(arabic.places)}
        defaultSelectedId="river"
        toolbar={<Button>{arabic.redo}</Button>}
      />
    </InArabic>
  ),
};
