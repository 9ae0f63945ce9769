import BenchKit

BenchMain.run(Scenario.builtIn)
