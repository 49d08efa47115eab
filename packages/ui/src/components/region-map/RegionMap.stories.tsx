import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { localeOf, words } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Prose } from '../prose/index.ts';
import { areasOf, examples, insetsOf, manyPoints, pointsOf, viewBox } from './RegionMap.examples.ts';
import type { MapPoint, RegionMapProps } from './index.ts';
import { RegionMap } from './RegionMap.tsx';

export default { title: 'RegionMap', component: RegionMap } satisfies Meta<typeof RegionMap>;

type Words = (typeof examples)['en'];
type Context = Parameters<typeof localeOf>[0];

/** The list first, with all that the map says; then the map, of which either may choose. */
function ListAndMap({ text, ...map }: { text: Words } & Omit<RegionMapProps, 'label' | 'viewBox' | 'areas'>) {
  const [selectedId, setSelectedId] = useState(map.selectedId);
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
        areas={areasOf(text.areas)}
        insets={insetsOf(text.inset)}
        selectedId={selectedId}
        onSelect={setSelectedId}
      />
    </>
  );
}

const mapOf = (context: Context, points: MapPoint[]) => {
  const text = words(context, examples);
  return (
    <RegionMap
      label={text.label}
      viewBox={viewBox}
      areas={areasOf(text.areas)}
      insets={insetsOf(text.inset)}
      points={points}
      locale={localeOf(context)}
    />
  );
};

export const SevenPlaces: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return <ListAndMap text={text} points={pointsOf(text.places)} locale={localeOf(context)} />;
  },
};

export const OneIsChosen: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <ListAndMap
        text={text}
        points={pointsOf(text.places)}
        selectedId="river"
        toolbar={<Button>{text.redo}</Button>}
        locale={localeOf(context)}
      />
    );
  },
};

export const NoPlaces: StoryObj = { render: (_args, context) => mapOf(context, []) };

export const OnePlace: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const points: MapPoint[] = [{ id: 'here', label: text.here, x: 300, y: 200, tone: 'open' }];
    return <ListAndMap text={text} points={points} locale={localeOf(context)} />;
  },
};

export const FiveHundredPlaces: StoryObj = {
  render: (_args, context) => mapOf(context, manyPoints(500, words(context, examples).numbered)),
};

export const TenThousandPlaces: StoryObj = {
  render: (_args, context) => mapOf(context, manyPoints(10_000, words(context, examples).numbered)),
};

export const AllOnOneSpot: StoryObj = {
  render: (_args, context) =>
    mapOf(
      context,
      manyPoints(30, words(context, examples).numbered).map((point) => ({ ...point, x: 300, y: 200 })),
    ),
};

export const SomeOutsideTheMap: StoryObj = {
  render: (_args, context) => {
    const points = pointsOf(words(context, examples).places);
    return mapOf(
      context,
      points.map((point, index) => (index < 2 ? { ...point, x: -1000 } : point)),
    );
  },
};

export const VeryLongNames: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const points = pointsOf(text.places).map((point) => ({ ...point, label: text.long, detail: text.long }));
    return <ListAndMap text={text} points={points} selectedId="hill" locale={localeOf(context)} />;
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => (
    <div dir="rtl">{mapOf(context, pointsOf(words(context, examples).places))}</div>
  ),
};
