import BenchKit
import Testing

@Suite("Conditions of a measurement") struct ConditionsTests {
    private let stat = """
        cpu  100 20 30 400 50 6 7 8 9 10
        cpu0 50 10 15 200 25 3 3 4 4 5
        intr 12345

        """

    @Test("The ticks are read from the first line, without counting guests twice")
    func ticks() {
        var state = MachineState()

        state.readTicks(of: stat)

        #expect((state.ticks, state.busyTicks, state.stolenTicks) == (621, 171, 8))
        state.readTicks(of: "nonsense")
        state.readTicks(of: "cpu  1 2 3")
        #expect(state.ticks == 621)
    }

    @Test("An otherwise idle machine causes no warnings")
    func quiet() {
        var after = MachineState()
        (after.ticks, after.busyTicks, after.ownTicks, after.load) = (1000, 230, 200, 0.9)

        let conditions = Conditions(from: MachineState(), to: after, frames: 300, cores: 2)

        #expect(conditions.warnings.isEmpty, "\(conditions.warnings)")
        #expect(conditions.othersPercent == 3)
    }

    @Test("Every condition that makes times unreliable causes a warning")
    func busy() {
        var (before, after) = (MachineState(), MachineState())
        (before.load, before.frequencies) = (4.5, 2000...2100)
        (after.ticks, after.busyTicks, after.ownTicks, after.stolenTicks) = (1000, 700, 100, 100)
        (after.involuntarySwitches, after.frequencies) = (60, 1500...3200)

        let conditions = Conditions(from: before, to: after, frames: 300, cores: 2)

        #expect(conditions.othersPercent == 50 && conditions.stealPercent == 10)
        #expect(conditions.involuntarySwitchesPerFrame == 0.2)
        #expect(
            conditions.warnings == [
                "other programs used 50% of the processors", "the load was 4.5 on 2 cores before the measurement",
                "10.0% of the processor time went to other virtual machines",
                "frames were preempted 0.2 times on average",
                "the processors ran at 1500 to 3200 MHz",
            ])
    }
}
