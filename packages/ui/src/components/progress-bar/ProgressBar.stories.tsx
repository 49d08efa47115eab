import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import * as styles from './ProgressBar.stories.css.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    download: 'Downloading all study materials',
    files: '12 of 40 files',
    start: 'Not begun yet',
    done: 'Downloading the consent form',
    search: 'Looking for study sites',
    next: 'Download a part',
    long: 'Downloading Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    download: 'Descarga de todos los materiales del estudio',
    files: '12 de 40 archivos',
    start: 'Todavía no empieza',
    done: 'Descarga del consentimiento',
    search: 'Búsqueda de centros del estudio',
    next: 'Descargar una parte',
    long: 'Descarga de electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  download: 'تنزيل كل مواد الدراسة',
  done: 'تنزيل نموذج الموافقة',
  search: 'البحث عن مراكز الدراسة',
};

export default { title: 'ProgressBar', component: ProgressBar, parameters: { examples } } satisfies Meta<
  typeof ProgressBar
>;

export const OnTheWay: StoryObj = {
  render: (_args, context) => <ProgressBar label={getSample(context, examples).download} value={40} />,
};

export const CustomMessages: StoryObj = {
  render: (_args, context) => {
    const { download, files } = getSample(context, examples);
    return <ProgressBar label={download} value={12} max={40} valueText={files} />;
  },
};

export const NotBegunAndDone: StoryObj = {
  render: (_args, context) => {
    const { start, done } = getSample(context, examples);
    return (
      <>
        <ProgressBar label={start} value={0} />
        <br />
        <ProgressBar label={done} value={100} />
      </>
    );
  },
};

export const NobodyKnowsHowLong: StoryObj = {
  render: (_args, context) => <ProgressBar label={getSample(context, examples).search} isIndeterminate />,
};

type Sample = (typeof examples)['en'];

function Parts({ text }: { text: Sample }) {
  const [value, setValue] = useState(0);
  return (
    <div className={styles.samples}>
      <Announcer />
      <ProgressBar label={text.download} value={value} announce="milestones" />
      <div>
        <Button onClick={() => setValue(Math.min(100, value + 20))}>{text.next}</Button>
      </div>
    </div>
  );
}

export const AnnouncedAtEachQuarter: StoryObj = {
  render: (_args, context) => <Parts text={getSample(context, examples)} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <ProgressBar label={long} value={100} valueText={long} messages={{ complete: long }} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <div className={styles.samples}>
        <ProgressBar label={arabic.download} value={40} />
        <ProgressBar label={arabic.done} value={100} />
        <ProgressBar label={arabic.search} isIndeterminate />
      </div>
    </InArabic>
  ),
};
