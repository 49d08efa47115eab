import { DataTable, type DataColumn } from '@longcovid/ui/data-table';
import type { Locale } from './check-visit';

type Visit = { room: Record<Locale, string>; day: string; steps: number };

const visits: Visit[] = [
  { room: { 'en-US': 'Laboratory', 'es-US': 'Laboratorio' }, day: '2026-03-05', steps: 1200 },
  { room: { 'en-US': 'Quiet room', 'es-US': 'Sala de descanso' }, day: '2026-11-30', steps: 85 },
];

const texts: Record<Locale, { caption: string; room: string; day: string; steps: string }> = {
  'en-US': { caption: 'Visits', room: 'Room', day: 'Day', steps: 'Steps' },
  'es-US': { caption: 'Visitas', room: 'Sala', day: 'Día', steps: 'Pasos' },
};

export default function Visits({ locale }: { locale: Locale }) {
  const { caption, room, day, steps } = texts[locale];
  const columns: DataColumn<Visit>[] = [
    { id: 'room', header: room, getValue: (visit) => visit.room[locale] },
    { id: 'day', header: day, kind: 'date', getValue: (visit) => visit.day },
    { id: 'steps', header: steps, kind: 'number', getValue: (visit) => visit.steps },
  ];
  return <DataTable caption={caption} columns={columns} rows={visits} />;
}
