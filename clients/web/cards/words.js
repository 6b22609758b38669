// The words of both card games' drawings come with them.
import catalogue from '../text/cards.js';
import { learn } from '../frame/text.js';

learn(catalogue);
