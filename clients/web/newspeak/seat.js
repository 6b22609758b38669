// What stands beside the name of a seat: its side, and what everybody may know that it has done.
import { t } from '../frame/text.js';
import { sideName } from './facts.js';

/** @param {any} scene @param {number} i */
export function seatLine({ picture }, i) {
    const line = [sideName(picture, i)];
    const round = picture.phase !== 'over' && picture.round > 0;
    if (picture.cards[i]) line.push(picture.cards[i]);
    if (round && picture.dialled.includes(i) && !picture.outcome) line.push(t('ns.dial-set'));
    else if (picture.phase === 'talk' && picture.done.includes(i)) line.push(t('ns.said-enough'));
    if (picture.ready.includes(i) && picture.phase === 'guess') line.push(t('ns.ready'));
    return line.join(' · ');
}
