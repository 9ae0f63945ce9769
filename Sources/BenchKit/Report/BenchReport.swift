import CSDL2
package import Foundation

/// Everything that a run of the benchmark found, with what has to be known to compare it. The JSON file is this.
package struct BenchReport: Codable, Equatable, Sendable {
    /// The window's size in pixels.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The version of the JSON file's fields.
    package var schema = 1
    package var machine: Machine
    package var sdlVersion: String
    package var revision: String
    package var size: Size
    package var results: [BenchResult]

    private enum CodingKeys: String, CodingKey {
        case schema, machine, revision, results
        case sdlVersion = "sdl"
        case size = "window"
    }

    package init(plan: BenchPlan, results: [BenchResult]) {
        machine = .present
        var version = SDL_version()
        SDL_GetVersion(&version)
        sdlVersion = "\(version.major).\(version.minor).\(version.patch)"
        revision = Revision.present
        size = Size(width: plan.width, height: plan.height)
        self.results = results
    }

    /// The JSON file's bytes.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
