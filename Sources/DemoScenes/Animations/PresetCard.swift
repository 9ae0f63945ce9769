import Foundation
import SkeletonView

/// A card that shows the bones of one preset. There is no content to load.
@MainActor
final class PresetCard: SampleCard {
    /// The maximum height, in points, of presets whose cards share rows with cards of normal height.
    private static let maximumHeight: CGFloat = 100

    /// Returns cards for the presets that are at most `maximumHeight` points tall, tallest last.
    static func low() -> [PresetCard] {
        let presets = SkeletonPreset.allCases.filter { $0.height <= maximumHeight }.sorted { $0.height < $1.height }
        return presets.map { PresetCard($0, isFirst: false) }
    }

    /// Returns cards for the presets that are taller than `maximumHeight`, tallest first. The first card starts a new
    /// row.
    static func high() -> [PresetCard] {
        let presets = SkeletonPreset.allCases.filter { $0.height > maximumHeight }.sorted { $0.height > $1.height }
        return presets.map { PresetCard($0, isFirst: $0 == presets[0]) }
    }

    override var beginsRow: Bool { isFirst }
    override var findsBones: Bool { false }
    override var hasText: Bool { false }

    private let isFirst: Bool
    private let preset: SkeletonPreset

    private init(_ preset: SkeletonPreset, isFirst: Bool) {
        self.preset = preset
        self.isFirst = isFirst
        super.init(
            title: "Preset: \(preset.rawValue)", note: "SkeletonPresetView(.\(preset.rawValue))",
            sample: SkeletonPresetView(preset, showsSkeleton: false), sampleHeight: preset.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = ["let preset = SkeletonPresetView(.\(preset.rawValue), style: style)", "view.addSubview(preset)"]
        return code
    }
}
