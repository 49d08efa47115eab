import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './Notice.examples.ts';
import { Notice } from './Notice.tsx';

export default { title: 'Notice', component: Notice } satisfies Meta<typeof Notice>;

const tones = ['info', 'success', 'danger'] as const;

export const Info: StoryObj = {
  render: (_args, context) => {
    const { infoTitle, info } = getSample(context, examples);
    return (
      <Notice tone="info" title={infoTitle} headingLevel={2}>
        <p>{info}</p>
      </Notice>
    );
  },
};

export const Success: StoryObj = {
  render: (_args, context) => {
    const { successTitle, success } = getSample(context, examples);
    return (
      <Notice tone="success" title={successTitle} live="polite">
        <p>{success}</p>
      </Notice>
    );
  },
};

export const Danger: StoryObj = {
  render: (_args, context) => {
    const { dangerTitle, danger } = getSample(context, examples);
    return (
      <Notice tone="danger" title={dangerTitle} headingLevel={2}>
        <p>{danger}</p>
      </Notice>
    );
  },
};

export const WithoutATitle: StoryObj = {
  render: (_args, context) => (
    <Notice tone="info">
      <p>{getSample(context, examples).plain}</p>
    </Notice>
  ),
};

export const WithLinks: StoryObj = {
  render: (_args, context) => {
    const { contact, infoTitle, successTitle, dangerTitle } = getSample(context, examples);
    const titles = { info: infoTitle, success: successTitle, danger: dangerTitle };
    return (
      <>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={titles[tone]}>
            <p>
              <a href="#contact">{contact}</a>
            </p>
          </Notice>
        ))}
      </>
    );
  },
};

export const Empty: StoryObj = {
  render: () => <Notice tone="success" live="polite" />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <Notice tone="danger" title={long} headingLevel={2}>
        <p>{long}</p>
      </Notice>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Notice tone="info" title={arabic.infoTitle}>
        <p>{arabic.info}</p>
      </Notice>
      <Notice tone="success">
        <p>{arabic.success}</p>
      </Notice>
      <Notice tone="danger">
        <p>{arabic.danger}</p>
      </Notice>
    </InArabic>
  ),
};
