import { createElement, type ElementType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { getStoryTag, type Locale } from '../../.storybook/sample.ts';
import { LocaleProvider } from '../../src/components/locale-provider/index.ts';
import * as testers from '../../src/testing/index.ts';
import '../../src/theme/reset.css.ts';

type Story = {
  args?: object;
  render?: (args: object, context: { globals: { locale: Locale } }) => ReactNode;
};
type StoryFile = { default: { component?: ElementType; args?: object } } & Record<string, Story>;

const files = import.meta.glob<StoryFile>('../../src/{components/*,theme}/*.stories.tsx');
const query = new URL(location.href).searchParams;
const [folder = '', name = ''] = query.get('story')?.split('/') ?? [];
const locale: Locale = query.get('locale') === 'es' ? 'es' : 'en';
const file = Object.entries(files).find(([each]) => each.includes(`/${folder}/`));
if (!file) throw new Error(`There is no component ${folder}.`);
const { default: meta, ...stories } = await file[1]();
const story = stories[name];
if (!story) throw new Error(`${folder} has no story ${name}.`);
const args = { ...meta.args, ...story.args };

/** Says in the page that it is shown: what a test waits for. */
function Shown() {
  useEffect(() => {
    document.body.dataset.shown = '';
  }, []);
  return story?.render
    ? story.render(args, { globals: { locale } })
    : createElement(meta.component ?? 'div', args);
}

document.documentElement.lang = locale;
document.title = `${folder}: ${name}`;
const place = document.getElementById('story');
if (place)
  createRoot(place).render(
    <LocaleProvider locale={getStoryTag({ globals: { locale } })}>
      <Shown />
    </LocaleProvider>,
  );
Object.assign(globalThis, { testers });
