import CSDL2
package import Foundation

/// Everything that a run of the benchmark found, with what has to be known to compare it. The JSON file is this.
package struct BenchReport: Codable, Equatable, Sendable {
    /// A window's size in pixels.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The version of the JSON file's fields.
    package var schema = 1
    package var machine: Machine
    package var sdlVersion: String
    /// The commit that the program was built from, and whether a file that was built differed from it.
    package var revision: String
    package var isModified: Bool
    /// What was asked for; a scenario may have a window of its own size.
    package var size: Size
    /// What decided about everything that was drawn by lot.
    package var seed: UInt64
    /// Nil when nobody looked.
    @OrNull package var conditions: Conditions?
    /// Why instructions and cache misses are not counted; nil where they are.
    @OrNull package var reasonWithoutInstructions: String?
    package var results: [BenchResult]

    private enum CodingKeys: String, CodingKey {
        case schema, machine, revision, seed, conditions, results
        case sdlVersion = "sdl"
        case isModified = "modified"
        case size = "window"
        case reasonWithoutInstructions = "no_instructions_because"
    }

    @MainActor
    package init(plan: BenchPlan, results: [BenchResult], conditions: Conditions? = nil) {
        machine = .present
        var version = SDL_version()
        SDL_GetVersion(&version)
        sdlVersion = "\(version.major).\(version.minor).\(version.patch)"
        revision = BuiltRevision.commit
        isModified = BuiltRevision.isModified
        size = Size(width: plan.width, height: plan.height)
        seed = plan.seed
        self.conditions = conditions
        reasonWithoutInstructions = HardwareCounters().reason
        self.results = results
    }

    /// The JSON file's bytes.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try Data(CompactArrays.joined(Array(encoder.encode(self))) + [UInt8(ascii: "\n")])
    }
}
