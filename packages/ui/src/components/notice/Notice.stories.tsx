import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Notice } from './Notice.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    infoTitle: 'This is a demonstration',
    info: 'Nobody will contact you.',
    successTitle: 'Thank you!',
    success: 'We have received your information.',
    dangerTitle: 'The form could not be sent',
    danger: 'What you typed is still here. Please call us, or try again later.',
    contact: 'Contact the study team',
    plain: 'Study sites can answer your questions before you decide.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis is a very long word.',
  },
  es: {
    infoTitle: 'Esto es una demostración',
    info: 'Nadie se comunicará con usted.',
    successTitle: '¡Gracias!',
    success: 'Hemos recibido su información.',
    dangerTitle: 'No se pudo enviar el formulario',
    danger: 'Lo que escribió sigue aquí. Llámenos o inténtelo más tarde.',
    contact: 'Comuníquese con el equipo del estudio',
    plain: 'Los centros del estudio pueden responder a sus preguntas antes de que decida.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales es una palabra muy larga.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  infoTitle: 'هذا عرض تجريبي',
  info: 'لن يتصل بك أحد.',
  success: 'تلقينا معلوماتك.',
  danger: 'ما كتبته لا يزال هنا. اتصل بنا أو حاول لاحقًا.',
};

export default { title: 'Notice', component: Notice, parameters: { examples } } satisfies Meta<typeof Notice>;

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
