/// How much memory a process had in the machine while its screen was used. The coding keys are the fields of the JSON
/// file.
package struct MemorySamples: Codable, Equatable, Sendable {
    /// When it was looked at, in seconds of the window's clock since the first frame, the last one at the end.
    package var seconds: [Double] = []
    /// How much there was, in MiB.
    package var resident: [Double] = []

    private enum CodingKeys: String, CodingKey {
        case seconds
        case resident = "resident_mb"
    }

    package init() {}

    /// Decodes the samples. Throws if not every sample has both numbers.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        seconds = try container.decode([Double].self, forKey: .seconds)
        resident = try container.decode([Double].self, forKey: .resident)
        guard resident.count == seconds.count else {
            throw DecodingError.dataCorruptedError(
                forKey: .resident, in: container,
                debugDescription: "it has \(resident.count) entries for \(seconds.count) instants")
        }
    }

    /// After the first frame; nil where nothing was measured.
    package var first: Double? { resident.first }

    /// At the end; nil where nothing was measured.
    package var last: Double? { resident.last }

    /// After `instant` seconds of use, or at the first look afterwards; nil where it was over before.
    package func resident(at instant: Double) -> Double? {
        seconds.firstIndex { $0 >= instant }.map { resident[$0] }
    }

    mutating func append(_ memory: Double, at instant: Double) {
        seconds.append(instant)
        resident.append(memory)
    }
}
