import { DataTable, type DataColumn } from '@longcovid/ui/data-table';

type Visit = { room: string; day: string; steps: number };

const visits: Visit[] = [
  { room: 'Laboratorio', day: '2026-03-05', steps: 1200 },
  { room: 'Sala de descanso', day: '2026-11-30', steps: 85 },
];

const columns: DataColumn<Visit>[] = [
  { id: 'room', header: 'Sala', getValue: ({ room }) => room },
  { id: 'day', header: 'Día', kind: 'date', getValue: ({ day }) => day },
  { id: 'steps', header: 'Pasos', kind: 'number', getValue: ({ steps }) => steps },
];

export default function Visits() {
  return <DataTable caption="Visitas" columns={columns} rows={visits} />;
}
