// The words of NewSpeak's drawings come with them: at the table and on the room's big screen.
import catalogue from '../text/newspeak.js';
import { learn } from '../frame/text.js';

learn(catalogue);
