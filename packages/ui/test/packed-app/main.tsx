import { createRoot } from 'react-dom/client';
import '@longcovid/ui/styles.css';
import { Catalogue } from './Catalogue.tsx';
import { FirstPage } from './FirstPage.tsx';

const app = document.getElementById('app');
if (app) createRoot(app).render(location.search === '' ? <FirstPage /> : <Catalogue />);
