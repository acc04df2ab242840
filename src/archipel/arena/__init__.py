"""Many games: simulation, tournaments, calibration, fuzzing, benchmarks."""
