import { data, redirect } from 'react-router';
import { checkVisit, texts } from '../check-visit';
import { VisitForm } from '../VisitForm';
import type { Route } from './+types/visit';

const locale = 'es-US';
const { title } = texts[locale];

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const failure = checkVisit(form, locale);
  if (failure.errors.length === 0) return redirect('/');
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ failure, typed }, 422);
}

export default function Visit({ actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{actionData ? `Error: ${title}` : title}</title>
      <h1>{title}</h1>
      <VisitForm locale={locale} serverErrors={actionData?.failure} typed={actionData?.typed} />
    </>
  );
}
