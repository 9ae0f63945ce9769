import BenchKit
import CommandOptions
import SDLKit
import Testing

@Suite struct BenchOptionsTests {
    @Test("Without arguments everything is measured, five seconds each, at 60 frames a second")
    func defaults() throws {
        let options = try BenchOptions([])

        #expect(options.plan.scenarios == Scenario.builtIn)
        #expect(options.plan.bones == nil)
        #expect(options.plan.length == .seconds(5))
        #expect(options.plan.pace == 60)
        #expect(options.plan.renderer == .auto)
        #expect(options.jsonPath == nil)
        #expect(!options.allowsDebug)
    }

    @Test("Every option reaches the plan")
    func everything() throws {
        let options = try BenchOptions([
            "--scenario", "shimmer", "--bones", "5", "--bones=70", "--frames", "90", "--warmup", "3", "--pace", "0",
            "--size", "640x480", "--renderer", "software", "--json", "out.json", "--allow-debug",
        ])

        #expect(options.plan.scenarios == [.shimmer])
        #expect(options.plan.bones == [5, 70])
        #expect(options.plan.length == .frames(90))
        #expect(options.plan.warmup == 3)
        #expect(options.plan.pace == 0)
        #expect(options.plan.width == 640)
        #expect(options.plan.height == 480)
        #expect(options.plan.renderer == .software)
        #expect(options.jsonPath == "out.json")
        #expect(options.allowsDebug)
    }

    @Test(
        "Wrong arguments are refused in words that name the option",
        arguments: [
            (arguments: ["--bones", "0"], word: "--bones"), (["--bones", "many"], "--bones"),
            (["--bones", "100001"], "--bones"), (["--bones"], "--bones"), (["--scenario", "rain"], "shimmer"),
            (["--pace", "-1"], "--pace"), (["--pace", "nan"], "--pace"), (["--pace", "1e-320"], "0.1"),
            (["--pace", "inf"], "--pace"), (["--bones", "99999999999999999999"], "--bones"),
            (["--warmup", "1e9"], "--warmup"),
            (["--frames", "0"], "--frames"),
            (["--duration", "inf"], "--duration"), (["--size", "640"], "--size"), (["--size", "1x1"], "--size"),
            (["--renderer", "metal"], "opengl"), (["--speed", "9"], "--pace"), (["--list=yes"], "--list"),
            (["--frames", "9", "--duration", "9"], "--duration"),
        ])
    func errors(_ row: (arguments: [String], word: String)) {
        let error = #expect(throws: UsageError.self) { try BenchOptions(row.arguments) }

        #expect(error?.description.contains(row.word) == true)
    }
}
