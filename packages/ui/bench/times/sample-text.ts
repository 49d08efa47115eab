/** Words of the page of the times; nobody but a machine reads them. */
export const sampleText = {
  place: 'Place',
  state: 'State',
  visits: 'Visits',
  updated: 'Updated',
  open: 'Open',
  visit: 'Your visit',
  places: ['Peñasco', 'Québec', 'San José', 'Old Town', 'Ávila', 'New Haven', 'Über Creek', 'Zion', 'Añasco'],
  states: ['New Mexico', 'Louisiana', 'Nebraska', 'Puerto Rico', 'Québec', 'Ohio', 'Maine'],
};
