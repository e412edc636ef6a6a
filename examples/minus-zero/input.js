'use strict';
// The log of a sailing trip, and what can be worked out from it. Every run prints the same.

var KNOT = 1.852;
var COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
var miles = 0;
var hours = 0;
var entries = 0;

function round(x, digits) { return Math.round(x * Math.pow(10, digits)) / Math.pow(10, digits); }
function degrees(radians) { return (radians * 180) / Math.PI; }
function kilometres(nauticalMiles) { return round(nauticalMiles * KNOT, 1); }
function wind(name) { return 360 * COMPASS.indexOf(name) / COMPASS.length; }
function beaufort(knots) { return Math.round(Math.pow(knots / 1.625, 2 / 3)); }
function plural(count, noun) { return count + ' ' + noun + (count === 1 ? '' : 's'); }
function average(total, count) { return count === 0 ? 0 : round(total / count, 2); }
function enter(line) { entries++; console.log(entries + '. ' + line); }
function sail(distance, time) { miles += distance; hours += time; enter(distance + ' nm in ' + time + ' h, ' + round(distance / time, 1) + ' kn'); }
function weather(place, from, knots) { enter(place + ': wind ' + wind(from) + ', force ' + beaufort(knots)); }
function sight(what, count) { enter('seen: ' + plural(count, what)); }

// Dover
sail(28, 5);
weather('Dover', 'W', 6);
console.log('Dover: current sets ' + Math.atan2(-2.7, -1.2));
sight('dolphin', 9);
sight('gannet', 7);
enter('Dover: harbour dues 17.00');

// Calais
sail(13, 11);
weather('Calais', 'W', 6);
console.log('Calais: current sets ' + Math.atan2(-0.8, -1.9));
sight('lighthouse', 1);
enter('Calais: harbour dues 37.00');

// Dieppe
sail(16, 7);
weather('Dieppe', 'W', 12);
console.log('Dieppe: current sets ' + Math.atan2(-1.9, 1.8));
sight('ferry', 2);
sight('tanker', 6);
enter('Dieppe: harbour dues 32.00');

// Cowes
sail(12, 12);
weather('Cowes', 'N', 16);
console.log('Cowes: current sets ' + Math.atan2(2.2, 2.5));
sight('buoy', 8);
sight('puffin', 6);
enter('Cowes: harbour dues 35.00');

// Cherbourg
sail(19, 14);
weather('Cherbourg', 'SE', 8);
console.log('Cherbourg: current sets ' + Math.atan2(1.7, 2.9));
sight('buoy', 8);
sight('gannet', 2);

// Alderney
sail(18, 8);
weather('Alderney', 'E', 34);
console.log('Alderney: current sets ' + Math.atan2(0.2, -2.5));
sight('buoy', 6);

// Guernsey
sail(45, 10);
weather('Guernsey', 'NE', 8);
console.log('Guernsey: current sets ' + Math.atan2(1.6, -0.2));
sight('seal', 8);
sight('lighthouse', 6);
enter('Guernsey: harbour dues 24.00');

// Jersey
sail(30, 5);
weather('Jersey', 'NE', 34);
console.log('Jersey: current sets ' + Math.atan2(-0.7, 0.5));
sight('tanker', 7);
sight('puffin', 2);
enter('Jersey: harbour dues 22.00');

// Lannion
sail(43, 7);
weather('Lannion', 'E', 30);
console.log('Lannion: current sets ' + Math.atan2(2.3, 1.2));
sight('lighthouse', 4);
sight('ferry', 3);
enter('Lannion: harbour dues 17.00');

// Roscoff
sail(8, 10);
weather('Roscoff', 'E', 19);
console.log('Roscoff: current sets ' + Math.atan2(0.1, -1.4));
sight('buoy', 6);

// Ushant
sail(40, 12);
weather('Ushant', 'N', 32);
console.log('Ushant: current sets ' + Math.atan2(1.3, 1.3));
sight('gannet', 8);
enter('Ushant: harbour dues 12.00');

// Brest
sail(21, 10);
weather('Brest', 'E', 10);
console.log('Brest: current sets ' + Math.atan2(2.0, -0.4));
sight('dolphin', 3);
sight('buoy', 1);
enter('Brest: harbour dues 16.00');

// Scilly
sail(47, 9);
weather('Scilly', 'E', 19);
console.log('Scilly: current sets ' + Math.atan2(2.0, 1.6));
sight('gannet', 2);

// Penzance
sail(37, 10);
weather('Penzance', 'NW', 22);
console.log('Penzance: current sets ' + Math.atan2(-0.5, -2.4));
sight('buoy', 5);
sight('ferry', 9);
enter('Penzance: harbour dues 40.00');

// Falmouth
sail(68, 11);
weather('Falmouth', 'SW', 12);
console.log('Falmouth: current sets ' + Math.atan2(0, -0));
sight('dolphin', 9);
sight('gannet', 5);

// Fowey
sail(66, 5);
weather('Fowey', 'SW', 17);
console.log('Fowey: current sets ' + Math.atan2(2.1, -2.0));
sight('tanker', 4);

// Plymouth
sail(22, 6);
weather('Plymouth', 'NW', 25);
console.log('Plymouth: current sets ' + Math.atan2(-0.1, 1.6));
sight('seal', 4);

// Salcombe
sail(36, 14);
weather('Salcombe', 'SW', 26);
console.log('Salcombe: current sets ' + Math.atan2(-0.8, -0.8));
sight('puffin', 4);
sight('puffin', 1);
enter('Salcombe: harbour dues 30.00');

// Dartmouth
sail(30, 13);
weather('Dartmouth', 'NE', 10);
console.log('Dartmouth: current sets ' + Math.atan2(2.6, -1.6));
sight('ferry', 7);
enter('Dartmouth: harbour dues 35.00');

// Torquay
sail(68, 14);
weather('Torquay', 'W', 32);
console.log('Torquay: current sets ' + Math.atan2(2.4, -2.4));
sight('ferry', 3);
enter('Torquay: harbour dues 28.00');

// Lyme
sail(65, 10);
weather('Lyme', 'E', 33);
console.log('Lyme: current sets ' + Math.atan2(0.5, -0.1));
sight('dolphin', 2);
sight('ferry', 7);

// Portland
sail(20, 6);
weather('Portland', 'N', 19);
console.log('Portland: current sets ' + Math.atan2(-1.0, -2.5));
sight('buoy', 5);
sight('ferry', 1);

// Weymouth
sail(30, 10);
weather('Weymouth', 'W', 35);
console.log('Weymouth: current sets ' + Math.atan2(-1.8, -1.7));
sight('dolphin', 8);

// Poole
sail(57, 5);
weather('Poole', 'E', 12);
console.log('Poole: current sets ' + Math.atan2(2.0, -1.8));
sight('dolphin', 6);

// Bristol
sail(23, 12);
weather('Bristol', 'E', 26);
console.log('Bristol: current sets ' + Math.atan2(2.1, -2.0));

// Cardiff
sail(8, 10);
weather('Cardiff', 'S', 17);
console.log('Cardiff: current sets ' + Math.atan2(-2.3, 1.8));

// Swansea
sail(61, 11);
weather('Swansea', 'W', 28);
console.log('Swansea: current sets ' + Math.atan2(-0.8, -2.8));

// Tenby
sail(67, 11);
weather('Tenby', 'W', 3);
console.log('Tenby: current sets ' + Math.atan2(-0.6, -1.0));

// Milford
sail(57, 3);
weather('Milford', 'S', 33);
console.log('Milford: current sets ' + Math.atan2(2.3, 1.3));

// Fishguard
sail(54, 12);
weather('Fishguard', 'W', 11);
console.log('Fishguard: current sets ' + Math.atan2(0.4, -0.5));

// Cork
sail(39, 6);
weather('Cork', 'S', 30);
console.log('Cork: current sets ' + Math.atan2(1.4, 1.9));

// Kinsale
sail(30, 11);
weather('Kinsale', 'W', 17);
console.log('Kinsale: current sets ' + Math.atan2(2.2, -2.8));

// Home again.
console.log(plural(entries, 'entry').replace('ys', 'ies'));
console.log('sailed ' + plural(miles, 'mile') + ', ' + kilometres(miles) + ' km');
console.log('in ' + plural(hours, 'hour') + ', ' + average(miles, hours) + ' kn');
console.log('due south is ' + degrees(Math.PI) + ' degrees');
