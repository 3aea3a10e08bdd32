//! Value networks: exact sums, equal bits for every width and number of threads, true gradients.

use parlor_nets::{
    Accumulator, Active, Adam, Answers, Changes, Course, Examples, Layer, Network, ValueFit,
    ValueNetwork, ValueWeights, Vectors, WeightsMisfit,
};

use crate::split_mix::SplitMix;

const INPUTS: usize = 40;

fn weights(random: &mut SplitMix) -> ValueWeights<3> {
    ValueWeights::random(INPUTS, 128, 0.3, || random.next())
}

/// Some inputs, each at most once.
fn inputs(random: &mut SplitMix) -> Vec<Active> {
    let mut inputs = Vec::new();
    for row in 0..INPUTS as u16 {
        match random.below(4) {
            0 => inputs.push(Active { row, value: Active::ONE }),
            1 => inputs.push(Active { row, value: random.below(700) as i16 - 350 }),
            _ => {}
        }
    }
    inputs
}

fn value(inputs: &[Active], row: usize) -> i16 {
    inputs.iter().find(|input| usize::from(input.row) == row).map_or(0, |input| input.value)
}

/// By how much `to` differs from `from`, in an order of its own.
fn changes(from: &[Active], to: &[Active]) -> Vec<Active> {
    let change = |row: usize| Active { row: row as u16, value: value(to, row) - value(from, row) };
    (0..INPUTS).rev().map(change).filter(|change| change.value != 0).collect()
}

fn asked(network: &ValueNetwork<3>, base: &[Active], all: &[Vec<Active>]) -> Vec<[f32; 3]> {
    let (mut sums, mut list, mut answers) =
        (Accumulator::default(), Changes::default(), Answers::default());
    network.accumulate(base, &mut sums);
    for to in all {
        list.push(|out| out.extend(changes(base, to)));
    }
    network.ask(&sums, &list, &mut answers);
    answers.chances
}

/// From whatever position the sums begin, the chances of another are the same bits.
#[test]
fn chances_do_not_depend_on_where_the_sums_come_from() {
    let mut random = SplitMix(1);
    let network = weights(&mut random).network();
    let all: Vec<Vec<Active>> = (0..20).map(|_| inputs(&mut random)).collect();
    let direct: Vec<[f32; 3]> = all.iter().map(|inputs| network.chances(inputs)).collect();
    for base in &all {
        assert_eq!(asked(&network, base, &all), direct);
    }
}

#[test]
fn every_width_of_vectors_gives_the_same_bits() {
    let mut random = SplitMix(2);
    let network = weights(&mut random).network();
    let all: Vec<Vec<Active>> = (0..50).map(|_| inputs(&mut random)).collect();
    let plain = asked(&network.clone().with_vectors(Vectors::Plain), &all[0], &all);
    for vectors in [Vectors::Avx2, Vectors::Avx512].into_iter().filter(|it| it.is_here()) {
        let wide = asked(&network.clone().with_vectors(vectors), &all[0], &all);
        let bits =
            |list: &[[f32; 3]]| list.iter().map(|it| it.map(f32::to_bits)).collect::<Vec<_>>();
        assert_eq!(bits(&wide), bits(&plain), "{vectors:?}");
    }
}

/// The chances in 64 bits, written out from the definition.
fn defined(layers: &Network, inputs: &[Active]) -> [f64; 3] {
    let [first, second] = layers.layers() else { panic!("two layers") };
    let hidden = first.n_outputs();
    let unit = |unit: usize| {
        let mut sum = f64::from(first.biases()[unit]);
        for input in inputs {
            let weight = first.weights()[usize::from(input.row) * hidden + unit];
            sum += f64::from(weight) * f64::from(input.value) / 128.0;
        }
        sum / (1.0 + sum.abs())
    };
    let units: Vec<f64> = (0..hidden).map(unit).collect();
    std::array::from_fn(|output| {
        let weighted = units.iter().enumerate();
        let weighted = weighted.map(|(n, unit)| unit * f64::from(second.weights()[n * 3 + output]));
        let sum = f64::from(second.biases()[output]) + weighted.sum::<f64>();
        1.0 / (1.0 + (-sum).exp())
    })
}

#[test]
fn chances_are_those_of_the_definition() {
    let mut random = SplitMix(3);
    let weights = weights(&mut random);
    let (network, layers) = (weights.network(), weights.to_layers());
    for _ in 0..50 {
        let inputs = inputs(&mut random);
        let (found, exact) = (network.chances(&inputs), defined(&layers, &inputs));
        for (found, exact) in found.iter().zip(exact) {
            // Weights are rounded to 1/16384.
            assert!((f64::from(*found) - exact).abs() < 2e-4, "{found} {exact}");
        }
    }
}

/// A few examples that are shown again and again.
struct Few(Vec<(Vec<Active>, [f32; 3], [f32; 3])>);

impl Few {
    fn some(n: usize, random: &mut SplitMix) -> Few {
        let unit = |random: &mut SplitMix| (random.signed() + 1.0) / 2.0;
        let example = |_| {
            let targets = [unit(random), unit(random), unit(random)];
            (inputs(random), targets, [1.0, 1.0, random.below(2) as f32])
        };
        Few((0..n).map(example).collect())
    }
}

impl Examples<3> for Few {
    fn show(&self, number: u32, inputs: &mut Vec<Active>) -> ([f32; 3], [f32; 3]) {
        let (shown, targets, counts) = &self.0[number as usize];
        inputs.extend_from_slice(shown);
        (*targets, *counts)
    }
}

/// The cross-entropy in 64 bits.
fn cross_entropy(layers: &Network, examples: &Few) -> f64 {
    let mut sum = 0.0;
    for (inputs, targets, counts) in &examples.0 {
        for ((p, &t), &count) in defined(layers, inputs).iter().zip(targets).zip(counts) {
            let t = f64::from(t);
            sum -= f64::from(count) * (t * p.ln() + (1.0 - t) * (1.0 - p).ln());
        }
    }
    sum / examples.0.len() as f64
}

fn moved(layers: &Network, n: usize, place: usize, by: f32) -> Network {
    let all = layers.layers().iter().enumerate().map(|(idx, layer)| {
        let (mut weights, mut biases) = (layer.weights().to_vec(), layer.biases().to_vec());
        if idx == n {
            match weights.get_mut(place) {
                Some(weight) => *weight += by,
                None => biases[place - layer.weights().len()] += by,
            }
        }
        Layer::new(layer.n_inputs(), weights, biases).unwrap()
    });
    Network::new(all.collect()).unwrap()
}

/// The first step of Adam from zero moments has the mean (1 − β₁) × gradient.
#[test]
fn gradients_are_those_of_finite_differences() {
    let mut random = SplitMix(4);
    let weights = weights(&mut random);
    let examples = Few::some(37, &mut random);
    let order: Vec<u32> = (0..37).collect();
    let mut fit = ValueFit::new(weights.clone());
    fit.learn(&examples, &Course { adam: Adam::DEFAULT, order: &order, batch: 37, threads: 2 });
    let (layers, mean) = (weights.to_layers(), fit.mean.to_layers());
    for (n, layer) in mean.layers().iter().enumerate() {
        let all = layer.weights().len() + layer.biases().len();
        for _ in 0..60 {
            let place = random.below(all);
            let found = match layer.weights().get(place) {
                Some(weight) => weight,
                None => &layer.biases()[place - layer.weights().len()],
            };
            let loss = |by: f32| cross_entropy(&moved(&layers, n, place, by), &examples);
            let slope = (loss(1e-3) - loss(-1e-3)) / 2e-3;
            let found = f64::from(*found) / 0.1;
            assert!(
                (found - slope).abs() < 1e-4 + 1e-3 * slope.abs(),
                "{n} {place}: {found} {slope}"
            );
        }
    }
}

#[test]
fn threads_do_not_change_a_bit() {
    let mut random = SplitMix(5);
    let (weights, examples) = (weights(&mut random), Few::some(500, &mut random));
    let order: Vec<u32> = (0..500).rev().collect();
    let trained = |threads: usize| {
        let mut fit = ValueFit::new(weights.clone());
        for _ in 0..2 {
            let adam = Adam { rate: 0.01, ..Adam::DEFAULT };
            fit.learn(&examples, &Course { adam, order: &order, batch: 64, threads });
        }
        fit
    };
    let one = trained(1);
    for threads in [2, 3, 16, 100] {
        assert!(trained(threads) == one, "{threads} threads");
    }
    assert_eq!(one.steps, 16);
}

#[test]
fn what_can_be_learnt_is_learnt() {
    let mut random = SplitMix(6);
    let (weights, examples) = (weights(&mut random), Few::some(64, &mut random));
    let order: Vec<u32> = (0..64).collect();
    let mut fit = ValueFit::new(weights);
    let adam = Adam { rate: 0.01, ..Adam::DEFAULT };
    let course = Course { adam, order: &order, batch: 64, threads: 1 };
    let errors: Vec<f64> = (0..400).map(|_| fit.learn(&examples, &course)).collect();
    assert!(errors[0] > 0.1 && errors[399] < 1e-3, "{} {}", errors[0], errors[399]);
}

#[test]
fn layers_come_back_and_misfits_are_refused() {
    let mut random = SplitMix(7);
    let weights = weights(&mut random);
    let layers = weights.to_layers();
    assert_eq!(ValueWeights::from_layers(INPUTS, &layers).unwrap(), weights);
    let wrong = ValueWeights::<3>::from_layers(INPUTS + 1, &layers);
    assert!(matches!(wrong, Err(WeightsMisfit::Shape { .. })));
    let wrong = ValueWeights::<2>::from_layers(INPUTS, &layers);
    assert!(matches!(wrong, Err(WeightsMisfit::Shape { .. })));
    for bad in [f32::NAN, f32::INFINITY, 65.0] {
        let wrong = ValueWeights::<3>::from_layers(INPUTS, &moved(&layers, 0, 7, bad));
        assert!(matches!(wrong, Err(WeightsMisfit::Size { place: 7, .. })), "{bad}");
    }
    let narrow = Network::zero(&[INPUTS, 32, 3]);
    assert!(ValueWeights::<3>::from_layers(INPUTS, &narrow).is_err());
}
