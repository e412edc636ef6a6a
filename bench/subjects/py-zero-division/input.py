"""Measures how busy the lines of a small railway are, and prints a report about them."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, field


class RailwayError(Exception):
    """Something about the railway makes no sense."""


@dataclass(frozen=True)
class Station:
    name: str
    x: float
    y: float

    def distance(self, other: Station) -> float:
        return math.hypot(self.x - other.x, self.y - other.y)


@dataclass
class Train:
    number: int
    seats: int
    passengers: list[int] = field(default_factory=list)

    def board(self, count: int) -> int:
        taken = sum(self.passengers)
        allowed = max(0, min(count, self.seats - taken))
        self.passengers.append(allowed)
        return count - allowed

    @property
    def load(self) -> float:
        return sum(self.passengers) / self.seats


@dataclass
class Line:
    name: str
    stations: list[Station]
    trains: list[Train] = field(default_factory=list)

    def length(self) -> float:
        pairs = zip(self.stations, self.stations[1:])
        return sum(a.distance(b) for a, b in pairs)

    def add(self, train: Train) -> Line:
        if any(other.number == train.number for other in self.trains):
            raise RailwayError(f"{self.name} has a train {train.number} already")
        self.trains.append(train)
        return self


def mean(numbers):
    numbers = list(numbers)
    return sum(numbers) / len(numbers)


def simulate(line, hours, seed):
    """Lets people get on at every station, in every hour."""
    left_behind = defaultdict(int)
    for hour in range(hours):
        rush = 2.5 if hour % 12 in (7, 8) else 1.0
        for station in line.stations:
            waiting = int((hour * seed) % 20 * rush)
            for train in line.trains:
                if waiting == 0:
                    break
                waiting = train.board(waiting)
            if waiting > 0:
                left_behind[station.name] += waiting
    return dict(left_behind)


class Report:
    def __init__(self, title, width=40):
        self.title = title
        self.width = width
        self.rows = []

    def row(self, label, value, unit=""):
        text = f"{value:.2f}" if isinstance(value, float) else str(value)
        self.rows.append((label, f"{text} {unit}".strip()))
        return self

    def line(self, line, hours):
        left_behind = simulate(line, hours, seed=len(line.name))
        self.row(f"{line.name}: length", line.length(), "km")
        if left_behind:
            self.row(f"{line.name}: left behind", sum(left_behind.values()))
        full = [train.load for train in line.trains if train.load > 0.5]
        self.row(f"{line.name}: load", mean(full))
        return self

    def __str__(self):
        header = self.title.center(self.width, "=")
        body = [f"{label:<{self.width - 12}}{text:>12}" for label, text in self.rows]
        return "\n".join([header, *body])


def build():
    harbour = Station("Harbour", 0, 0)
    market = Station("Market", 3, 4)
    castle = Station("Castle", 6.5, 2)
    airport = Station("Airport", 18, 11.25)
    mill = Station("Mill", -4, 9)
    coast = Line("Coast", [mill, harbour, market])
    coast.add(Train(1, seats=120)).add(Train(2, seats=80))
    express = Line("Express", [harbour, castle, airport])
    express.add(Train(7, seats=300))
    branch = Line("Branch", [castle, mill])
    return [coast, express, branch]


def main():
    lines = build()
    try:
        lines[0].add(Train(2, seats=10))
    except RailwayError as error:
        print("refused:", error)
    total = sum(line.length() for line in lines)
    print(f"{len(lines)} lines, {total:.1f} km")
    report = Report("Railway")
    for line in lines:
        report.line(line, hours=6 + len(line.stations))
    print(report)


if __name__ == "__main__":
    main()
