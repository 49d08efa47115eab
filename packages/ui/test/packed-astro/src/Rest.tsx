import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { TextArea } from '@longcovid/ui/text-area';

/** Every piece of React in an Astro page is a tree of its own, so each has its provider. */
export const Rest = () => (
  <LocaleProvider locale="es-US">
    <Disclosure summary="¿Puedo descansar durante una visita?" headingLevel={2} id="rest">
      <p>
        Sí, cuando quiera.{' '}
        <Link href="https://example.org/" isNewWindow>
          Más sobre el descanso
        </Link>
      </p>
    </Disclosure>
    <form action="/visit">
      <TextArea label="Su pregunta" name="question" characterLimit={2000} />
    </form>
  </LocaleProvider>
);
