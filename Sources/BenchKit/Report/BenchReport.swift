import CSDL2
package import Foundation

/// The results of a benchmark run, with everything needed to compare them. This is the content of the JSON file.
package struct BenchReport: Codable, Equatable, Sendable {
    /// A window's size in pixels.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The version of the JSON format that this program writes.
    static let format = 1

    /// The version of the JSON format of this report.
    package var schema = format
    package var machine: Machine
    package var sdlVersion: String
    /// The commit that the program was built from; "unknown" if the sources were neither a git checkout nor an archive
    /// that git created.
    package var revision: String
    /// `true` if any source file differed from `revision` when the program was built.
    package var isModified: Bool
    /// The requested window size in pixels. A scenario may use a different size.
    package var size: Size
    /// The seed of all random choices.
    package var seed: UInt64
    /// The conditions on the machine; `nil` if they were not recorded.
    @OrNull package var conditions: Conditions?
    /// The reason why instructions are not counted; `nil` if they are.
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
        machine = .current
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

    /// Returns the report as JSON data.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try Data(CompactArrays.joined(Array(encoder.encode(self))) + [UInt8(ascii: "\n")])
    }
}
