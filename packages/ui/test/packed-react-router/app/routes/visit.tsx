import { data, redirect } from 'react-router';
import { checkVisit, findLocale, type Locale, texts } from '../check-visit';
import { Languages } from '../Languages';
import { VisitForm } from '../VisitForm';
import type { Route } from './+types/visit';

function readLocale(lang: string): Locale {
  const locale = findLocale(lang);
  if (!locale) throw data(null, { status: 404 });
  return locale;
}

export const loader = ({ params, request }: Route.LoaderArgs) => ({
  locale: readLocale(params.lang),
  isSent: new URL(request.url).searchParams.has('sent'),
});

export async function action({ params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const failure = checkVisit(form, readLocale(params.lang));
  // Store the data here.
  if (failure.errors.length === 0) return redirect('?sent');
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ failure, typed }, 422);
}

export default function Visit({ actionData, loaderData: { locale, isSent } }: Route.ComponentProps) {
  const { title, sent } = texts[locale];
  if (isSent)
    return (
      <main>
        <title>{sent}</title>
        <h1>{sent}</h1>
      </main>
    );
  return (
    <>
      <title>{actionData ? `Error: ${title}` : title}</title>
      <Languages locale={locale} />
      <main>
        <h1>{title}</h1>
        <VisitForm locale={locale} serverErrors={actionData?.failure} typed={actionData?.typed} />
      </main>
    </>
  );
}
