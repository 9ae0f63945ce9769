import Foundation
import SkeletonView

/// A card of one preset, which has no content.
@MainActor
final class PresetCard: SampleCard {
    init(_ preset: SkeletonPreset) {
        super.init(
            title: "Preset: \(preset.rawValue)", note: "SkeletonPresetView(.\(preset.rawValue))",
            sample: SkeletonPresetView(preset, style: nil), sampleHeight: preset.height)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
