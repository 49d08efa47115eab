import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { PdfOverlay } from './PdfOverlay.tsx';

/** Sample text of the stories. */
const examples = {
  en: { open: 'Look at the PDF here', title: 'Pacing (PDF)' },
  es: { open: 'Ver el PDF aquí', title: 'Medir sus fuerzas (PDF)' },
};

/** Sample text of the story in Arabic. */
const arabic = {
  open: 'عرض ملف PDF هنا',
  title: 'توزيع الجهد (PDF)',
};

export default { title: 'PdfOverlay', component: PdfOverlay, parameters: { examples } } satisfies Meta<
  typeof PdfOverlay
>;

const workerUrl = new URL('../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
const createWorker = () => new Worker(workerUrl, { type: 'module' });

function Example({ href, open, title }: Record<'href' | 'open' | 'title', string>) {
  return (
    <>
      <DialogTrigger dialogId="sample-pdf" href="/pacing" variant="secondary">
        {open}
      </DialogTrigger>
      <PdfOverlay
        id="sample-pdf"
        title={title}
        href={href}
        webHref="/pacing"
        language="en"
        createWorker={createWorker}
      />
    </>
  );
}

export const Closed: StoryObj = {
  render: (_args, context) => (
    <Example href={new URL('./sample.pdf', import.meta.url).href} {...getSample(context, examples)} />
  ),
};

export const MissingFile: StoryObj = {
  render: (_args, context) => <Example href="/no-such.pdf" {...getSample(context, examples)} />,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Example href={new URL('./sample.pdf', import.meta.url).href} {...arabic} />
    </InArabic>
  ),
};
